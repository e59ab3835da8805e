import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "./JsonLd";

it("no text of an editor ends the script early, and machines read it as it was written", () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted"';
  const markup = renderToStaticMarkup(<JsonLd data={{ "@type": "Question", name }} />);
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  expect(markup).not.toContain("<!--");
  const [, text] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup)!;
  expect(JSON.parse(text!)).toEqual({ "@context": "https://schema.org", "@type": "Question", name });
});
