/** Structured data in the vocabulary of schema.org. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

/** Structured data of a page. Content may contain any text, so `<` is escaped. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
