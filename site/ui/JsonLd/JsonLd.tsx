/** What a page says of itself to machines, in schema.org's words. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

/** Structured data of a page. Content may hold any text, so what could end the script is escaped. */
export function JsonLd({ data }: { data: StructuredData }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
