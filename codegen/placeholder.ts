import { componentName, typeName } from "./names";

/** What Slice Machine and Prismic's CLI write for a new slice, without comments, white space and semicolons. */
const UNTOUCHED = new RegExp(
  String.raw`^import\{FC\}from"react"import\{Content\}from"@prismicio/client"import\{SliceComponentProps\}from"@prismicio/react"` +
    String.raw`exporttype(\w+)Props=SliceComponentProps<Content\.\w+Slice>const\1:FC<\1Props>=\(\{slice\}\)=>\{return\(` +
    String.raw`<sectiondata-slice-type=\{slice\.slice_type\}data-slice-variation=\{slice\.variation\}>` +
    String.raw`Placeholdercomponentfor[\w{}.-]+\(variation:\{slice\.variation\}\)slices\.<br/>` +
    String.raw`<strong>Youcaneditthisslicedirectlyinyourcodeeditor\.</strong></section>\)\}exportdefault\1$`,
);

/**
 * Returns whether a component's source is exactly the placeholder that Slice Machine or Prismic's CLI writes for a new slice. If a
 * developer has edited it, even by one word, this returns false, so that codegen does not overwrite the edit.
 */
export function isUntouched(component: string): boolean {
  return UNTOUCHED.test(component.replaceAll(/\{?\/\*[\s\S]*?\*\/\}?|\{" "\}|[\s;]/g, ""));
}

/**
 * Returns a placeholder in the style of this project. That of Prismic's tools imports types as values, which `verbatimModuleSyntax`
 * refuses, and does not take the live fields and context of SliceProps.
 */
export function printPlaceholder({ id, name }: { id: string; name: string }): string {
  return `import type { Content } from "@prismicio/client";
import { Section } from "#site/ui/Section/Section.tsx";
import type { SliceProps } from "../sliceProps";

/** Placeholder: shows no field of the slice yet. */
export default function ${componentName(name)}({ slice }: SliceProps<Content.${typeName(id, "Slice")}>) {
  return (
    <Section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
      Placeholder component for {slice.slice_type} (variation: {slice.variation}) slices.
    </Section>
  );
}
`;
}
