import { parseHTML } from "linkedom";
import { findOne } from "./markup";
import { ownStack } from "./ownStack";
import { type RawAnswer, rawGet } from "./rawRequest";

const MOST_HOPS = 5;

/** The page at a path of the site that all tests share, or of another one: redirects are followed as a browser does. */
export async function getPage(path: string, siteUrl: string = ownStack().siteUrl): Promise<HttpPage> {
  let url = new URL(path, siteUrl);
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const answer = await rawGet(siteUrl, url.pathname + url.search, { accept: "text/html" });
    if (answer.movedTo === null) return new HttpPage(url, answer);
    url = new URL(answer.movedTo, siteUrl);
    if (url.origin !== new URL(siteUrl).origin) throw new Error(`${path} leads to another site: ${url.href}`);
  }
  throw new Error(`${path} leads on and on, at last to ${url.href}`);
}

/** A page as the site sends it, for tests of its markup, its links and its forms: none of them needs a browser. */
export class HttpPage {
  readonly document: Document;

  constructor(
    readonly url: URL,
    readonly answer: RawAnswer,
  ) {
    this.document = parseHTML(answer.body).document;
  }

  get main(): Element {
    return findOne(this.document, "main");
  }

  /** Path and query, as they read. */
  get address(): string {
    return decodeURIComponent(this.url.pathname + this.url.search);
  }

  /** The page that a link leads to, or the only shown link of this name in the main part. */
  follow(link: Element | string | RegExp): Promise<HttpPage> {
    const { href } = new URL(this.#linkOf(link).getAttribute("href")!, this.url);
    return this.#go(href);
  }

  /** The page that a form leads to once these fields of it are filled in, as a browser sends it. */
  submit(form: Element, fields: Record<string, string> = {}): Promise<HttpPage> {
    const method = form.getAttribute("method") ?? "get";
    if (method.toLowerCase() !== "get") throw new Error(`Only a form that is sent by GET can be submitted here, not by ${method}.`);
    const url = new URL(form.getAttribute("action") ?? "", this.url);
    const sent = successfulFields(form);
    for (const [name, value] of Object.entries(fields)) {
      const field = sent.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`The form sends no field “${name}”, but ${sent.map((candidate) => candidate.name).join(", ")}.`);
      field.value = value;
    }
    url.search = new URLSearchParams(sent.map(({ name, value }) => [name, value])).toString();
    return this.#go(url.href);
  }

  #linkOf(link: Element | string | RegExp): Element {
    return typeof link === "string" || link instanceof RegExp ? findOne(this.main, "a[href]", link) : link;
  }

  #go(href: string): Promise<HttpPage> {
    const { origin, pathname, search, hash } = new URL(href);
    if (origin !== this.url.origin) throw new Error(`${href} is another site.`);
    return getPage(pathname + search + hash, this.url.origin);
  }
}

/** What a form sends, in its order; the button that is pressed has no name of its own. */
function successfulFields(form: Element): { name: string; value: string }[] {
  const fields = [...form.querySelectorAll("input[name]:not([disabled])")];
  const isSent = (field: Element) => !["checkbox", "radio"].includes(field.getAttribute("type") ?? "") || field.hasAttribute("checked");
  return fields.filter(isSent).map((field) => ({ name: field.getAttribute("name")!, value: field.getAttribute("value") ?? "" }));
}
