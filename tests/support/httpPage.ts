import { parseHTML } from "linkedom";
import { findOne } from "./markup";
import { ownStack } from "./ownStack";
import { type RawAnswer, rawGet } from "./rawRequest";

const MAX_HOPS = 5;

/** Gets the page at a path of the worker's shared site, or of another one. Follows redirects like a browser. */
export async function getPage(path: string, siteUrl: string = ownStack().siteUrl): Promise<HttpPage> {
  let url = new URL(path, siteUrl);
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const answer = await rawGet(siteUrl, url.pathname + url.search, { accept: "text/html" });
    if (answer.movedTo === null) return new HttpPage(url, answer);
    url = new URL(answer.movedTo, siteUrl);
    if (url.origin !== new URL(siteUrl).origin) throw new Error(`${path} leads to another site: ${url.href}`);
  }
  throw new Error(`${path} redirects too often, at last to ${url.href}`);
}

/** A page as the site sends it, for tests of markup, links and forms without a browser. */
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

  /** Path and query, decoded. */
  get address(): string {
    return decodeURIComponent(this.url.pathname + this.url.search);
  }

  /** Gets the target page of a link, given as an element or by the name of the only visible link in the main part. */
  follow(link: Element | string | RegExp): Promise<HttpPage> {
    const { href } = new URL(this.#linkOf(link).getAttribute("href")!, this.url);
    return this.#go(href);
  }

  /** Fills in these fields of a form, submits it like a browser and returns the page. */
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

/** Returns the fields that a form sends, in order. The pressed button must have no name. */
function successfulFields(form: Element): { name: string; value: string }[] {
  const fields = [...form.querySelectorAll("input[name]:not([disabled])")];
  const isSent = (field: Element) => !["checkbox", "radio"].includes(field.getAttribute("type") ?? "") || field.hasAttribute("checked");
  return fields.filter(isSent).map((field) => ({ name: field.getAttribute("name")!, value: field.getAttribute("value") ?? "" }));
}
