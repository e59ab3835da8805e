import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tempFolder } from "../../scripts/testing/tempFolder";
import { startHttpServer } from "../../tests/support/httpServer";
import { rawGet } from "../../tests/support/rawRequest";
import { createInlineStyles, rewritePage } from "./inlineStyles";

const sheet = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;

describe("createInlineStyles", () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder({
      "static/chunks/a-1.css": `.a{color:red}.b{color:blue}${".unused{color:red}".repeat(500)}`,
      "static/chunks/b.css": "@font-face{src:url(../media/x.woff2)}.b{background:url('data:,')}.c{color:red}",
    });
  });

  it("puts what a page uses of its sheets in their place, and a small one as a whole, for which React need not look", () => {
    const known = sheet("b.css").replace("<link", '<link disabled media="not all"');
    const page = `<head>${sheet("a-1.css")}${sheet("b.css")}</head><p class="b">`;
    expect(createInlineStyles(folder)(page)).toBe(
      `<head><style>.b{color:blue}</style><style>@font-face{src:url(/_next/static/media/x.woff2)}.b{background:url('data:,')}.c{color:red}</style>${known}</head><p class="b">`,
    );
  });

  it("leaves a sheet that is gone to the browser, and says so once", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const inline = createInlineStyles(folder);
    expect([inline(sheet("gone.css")), inline(sheet("gone.css"))]).toEqual([sheet("gone.css"), sheet("gone.css")]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it("touches no sheet that is not of the build", () => {
    const others = `<link rel="stylesheet" href="https://fonts.example/a.css"/><link rel="stylesheet" href="/_next/static/chunks/../../secret.css"/>`;
    expect(createInlineStyles(folder)(others)).toBe(others);
  });
});

describe("rewritePage", () => {
  const ask = async (answer: (response: ServerResponse) => void) => {
    const site = await startHttpServer((response, request) => {
      rewritePage(request, response, (html) => html.toUpperCase());
      answer(response);
    });
    return rawGet(site.url, "/");
  };

  it("hands over a page that comes in pieces as a whole, letters of two bytes included", async () => {
    const [first, second] = [Buffer.from("é").subarray(0, 1), Buffer.from("é").subarray(1)];
    const sent = vi.fn<() => void>();
    const { body, headers } = await ask((response) => {
      response.setHeader("content-type", "text/html; charset=utf-8").setHeader("content-length", "6");
      response.write("<p>", sent);
      response.write(first);
      response.write(second);
      response.end("x");
    });
    expect(body).toBe("<P>ÉX");
    expect(headers).not.toHaveProperty("content-length", "6");
    expect(sent).toHaveBeenCalled();
  });

  it("passes on what is no page, and an answer without a body, as they are", async () => {
    expect((await ask((response) => response.setHeader("content-type", "text/x-component").end("a"))).body).toBe("a");
    expect(await ask((response) => ((response.statusCode = 304), response.setHeader("content-type", "text/html").end()))).toMatchObject({ status: 304, body: "" });
  });
});
