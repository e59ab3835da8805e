import type { Fields, Models } from "../../models";
import { type Data, isData } from "../../walk";
import type { Fault, Finding } from "../finding";
import { findingOf, type ReportedDocument, type ReportInput } from "../reportInput";

/** A field, slice or choice in a document that its model does not define. */
export interface ModelFault extends Fault {
  /** What of the models is meant, such as `lead of the slice hero (default)`: the same for all documents. */
  model: string;
}

/**
 * Finds content that the models no longer describe, such as the value of a field that was renamed in its model. Prismic keeps such content
 * in the documents, the site does not show it, and neither reports that it is missing from the page.
 */
export function findModelFaults({ documents, models }: ReportInput): Finding[] {
  return documents.flatMap((one) => listModelFaults(one, models).map(({ kind, message, remedy }) => findingOf(one, kind, message, remedy)));
}

/** Lists the fields, slices and choices of a document that the models do not define. */
export function listModelFaults({ document }: Pick<ReportedDocument, "document">, models: Models): ModelFault[] {
  const type = models.types.find(({ id }) => id === document.type);
  const model = `the custom type ${document.type}`;
  if (!type) {
    const message = "no model has the document's type, so the site leaves it out.";
    return [{ model, kind: "unreadable", message, remedy: "Pull the model from Prismic, or delete the document." }];
  }
  const fields = Object.assign({}, ...Object.values(type.json)) as Fields;
  const hasUid = Object.values(fields).some((field) => field.type === "UID");
  const lacksUid = hasUid && !document.uid;
  return [
    ...(lacksUid ? [toFault("missing-field", { at: "uid", model: `the uid of ${model}` }, "is empty, so the page has no address")] : []),
    ...checkFields(document.data as Data, fields, { at: "", model, models, slices: { count: 0 } }),
  ];
}

interface Place {
  /** Where in the document, such as `slice 3 (hero): buttons 2, `. */
  at: string;
  model: string;
  models: Models;
  /** The slices of the document so far. */
  slices: { count: number };
}

function checkFields(values: unknown, fields: Fields, place: Place): ModelFault[] {
  return Object.entries(isData(values) ? values : {}).flatMap(([name, value]) => {
    if (isEmpty(value)) return [];
    const here = { ...place, at: `${place.at}${name.replaceAll("_", " ")}`, model: `${name} of ${place.model}` };
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    if (!field)
      return [toFault("unknown-field", here, `is a field that the model does not have, so the site does not show ${shorten(value)}`)];
    const { type, config } = field;
    if (!(FORMS[type] ?? isText)(config?.repeat ? toList(value)[0] : value))
      return [toFault("other-type", here, `has the type ${type} in the model, and the document has ${shorten(value)}`)];
    if (type === "Select" && config?.options && !config.options.includes(value as string))
      return [
        toFault("unknown-choice", { ...here, model: `the choice ${shorten(value)} of ${here.model}` }, `${shorten(value)} is no choice`),
      ];
    if (type === "Slices") return toList(value).flatMap((slice) => checkSlice(slice, config?.choices ?? {}, here));
    if (type !== "Group") return [];
    return toList(value).flatMap((one, index) => checkFields(one, config?.fields ?? {}, { ...here, at: `${here.at} ${index + 1}, ` }));
  });
}

function checkSlice(slice: unknown, choices: Readonly<Record<string, unknown>>, zone: Place): ModelFault[] {
  if (!isData(slice)) return [];
  const { slice_type: id, variation } = slice;
  const name = String(id);
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  const at = `slice ${++zone.slices.count} (${name})`;
  const place = { ...zone, at: `${at}: `, model: `the slice ${name}${variation === undefined ? "" : ` (${String(variation)})`}` };
  const model = variationOf(choice, name, variation, zone.models);
  if (!model) {
    const why = choice ? `has no variation ${String(variation)}` : `is no slice that ${zone.model} may have`;
    return [
      toFault(
        "unknown-slice",
        { at, model: choice ? place.model : `${place.model} in ${zone.model}` },
        `${why}, so the site leaves it out`,
      ),
    ];
  }
  const items = toList(slice.items).flatMap((item, index) =>
    checkFields(item, model.items ?? {}, { ...place, at: `${place.at}item ${index + 1}, ` }),
  );
  return [...checkFields(slice.primary, model.primary ?? {}, place), ...items];
}

/** The fields of a slice; those of a composite slice, which has no variation, are part of its zone. */
function variationOf(choice: unknown, name: string, variation: unknown, { slices }: Models) {
  if (!isData(choice)) return undefined;
  if (choice.type === "Slice") return { primary: choice["non-repeat"] as Fields | undefined, items: choice.repeat as Fields | undefined };
  return slices.find(({ id }) => id === name)?.variations.find(({ id }) => id === variation);
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";

/** What the value of a field is, by the field's type; a text if the type is not listed. */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(["StructuredText", "Group", "Slices"].map((type) => [type, Array.isArray])),
  ...Object.fromEntries(["Image", "Link", "Embed", "GeoPoint", "Table", "IntegrationFields"].map((type) => [type, isData])),
  Number: isNumber,
  Range: isNumber,
  Boolean: (value) => typeof value === "boolean",
};

const REMEDIES = {
  "unknown-field": "Give the model's field its former id again, or copy the value into another field.",
  "other-type": "Give the field its former type again, or fill it anew.",
  "unknown-choice": "Choose another one, or add it to the model again.",
  "unknown-slice": "Allow the slice in the model, or remove it from the document.",
  "missing-field": "Fill it, and publish the document again.",
} as const;

function toFault(kind: keyof typeof REMEDIES, { at, model }: Pick<Place, "at" | "model">, what: string): ModelFault {
  return { kind, model, message: `${at}: ${what}.`, remedy: REMEDIES[kind] };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && (Object.keys(value).length === 0 || (value as Data).link_type === "Any");
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value in the words of a message: its text, if it has one. */
function shorten(value: unknown): string {
  const texts = toList(value).flatMap((block) => (isData(block) && isText(block.text) ? [block.text as string] : []));
  const text = typeof value === "string" ? value : texts.join(" ") || JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text}”`;
}
