import { customType, field, slice } from "./modelProject";

/* Models of content repositories that are larger than our own. */

/** Fields as a real slice has them. `title` is rich text in every other slice, so that the generated fragments need aliases. */
function fieldsOf(number: number) {
  return {
    title: number % 2 === 0 ? field.richText() : field.text(),
    text: field.richText(),
    image: field.image(),
    link: field.link(),
    links: field.link(true),
    [`own_${number}`]: field.text(),
    rows: field.group({ label: number % 3 === 0 ? field.richText() : field.text(), target: field.link(), icon: field.image() }),
  };
}

/** Returns so many shared slices by their folders, each with two variations. */
export function manySlices(count: number): Record<string, ReturnType<typeof slice>> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const bare = { primary: { title: field.text() }, items: { entry: field.text() } };
  return Object.fromEntries(
    numbers.map((number) => [`Block${number}`, slice(`block_${number}`, { default: { primary: fieldsOf(number) }, bare })]),
  );
}

/** Returns the choices of a zone for so many composite slices, the kind before shared slices: the zone contains their models. */
export function compositeChoices(count: number): Record<string, object> {
  const choice = (number: number) => ({
    type: "Slice",
    fieldset: `Part ${number}`,
    "non-repeat": fieldsOf(number),
    repeat: { entry: field.text(), picture: field.image() },
  });
  return Object.fromEntries(Array.from({ length: count }, (_, number) => [`part_${number}`, choice(number)]));
}

/** Returns page types as old repositories have them, by their folders: each contains the same composite slices in a zone of its own. */
export function oldPages(count: number, choices: Record<string, object>): Record<string, ReturnType<typeof customType>> {
  const body = { type: "Slices", fieldset: "Slice Zone", config: { choices } };
  const names = Array.from({ length: count }, (_, number) => `old_page_${number}`);
  return Object.fromEntries(names.map((name) => [name, customType(name, { uid: { type: "UID" }, body })]));
}
