import type { RichTextField } from "@prismicio/client";

/** Returns rich text of one paragraph. */
export function paragraph(text: string): RichTextField {
  return [{ type: "paragraph", text, spans: [] }];
}
