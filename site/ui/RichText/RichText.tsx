import type { RichTextField } from "@prismicio/client";
import { type JSXMapSerializer, PrismicRichText } from "@prismicio/react";
import { ContentLink } from "../ContentLink/ContentLink";

const components: JSXMapSerializer = {
  hyperlink: ({ node, children }) => <ContentLink field={node.data}>{children}</ContentLink>,
};

/** Rich text as paragraphs, lists and links; its headings are whatever level the editor chose. */
export function RichText({ field }: { field: RichTextField }) {
  return <PrismicRichText field={field} components={components} />;
}
