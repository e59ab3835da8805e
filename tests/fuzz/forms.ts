import * as fc from "fast-check";
import { application, BEGINNINGS, message } from "../support/application";
import { sendRaw, type SocketAnswer } from "../support/rawSocket";
import { type Fuzzer, type Outcome, valueOf, visitorOf } from "./fuzzer";
import { BOUNDARY, changed, contentType, toChunks } from "./multipart";

/** A form that a browser without scripts posts to a page, or what is left of one. */
interface FormPost {
  path: string;
  contentType: string;
  body: Uint8Array;
  isChunked: boolean;
}

const PATHS = [
  "/contact/?form=contact",
  "/fr-ca/contact/?form=contact",
  "/products/locksmith-jobs-signup/?form=application",
  "/contact/?form=contact-8e7c-1",
  "/contact/?form=contact-../x",
  "/terms/?form=contact",
  "/no-such-page/?form=application",
  "/contact/?form=contact&form=application",
  "//contact/?form=contact",
  "/contact?form=contact",
  "/contact/?form=",
];

const text = fc.oneof(
  fc.string({ maxLength: 30, unit: "binary" }),
  fc.constantFrom("", " ", "\u0000", "\u200B".repeat(50), "<script>", "a@b.example", "x".repeat(5000), "é".repeat(3000)),
);
const names = [...new Set([...Object.keys(application()), ...Object.keys(message()), "key", "lang", "step", "__proto__", "constructor"])];
const values: Record<string, unknown> = { ...application(), ...message() };
const field = fc
  .tuple(fc.constantFrom(...names), fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text }))
  .map(([name, typed]) => part(`form-data; name="${name}"`, typed ?? String(values[name] ?? "")));
const file = fc
  .tuple(fc.constantFrom("resume", "0", ""), fc.constantFrom(...Object.values(BEGINNINGS), "", "x".repeat(100_000)))
  .map(([name, content]) => part(`form-data; name="${name}"; filename="resume.pdf"`, content));
const whole = Object.entries(values).map(([name, value]) => part(`form-data; name="${name}"`, String(value)));

const form = fc
  .tuple(
    fc.oneof(fc.constant(whole), fc.array(field, { maxLength: 70 }), fc.shuffledSubarray(whole)),
    fc.array(file, { maxLength: 2 }),
    fc.array(field, { maxLength: 1 }),
  )
  .map(([fields, files, more]) => Buffer.from(`${[...fields, ...files, ...more].join("")}--${BOUNDARY}--\r\n`));

const formPosts: fc.Arbitrary<FormPost> = fc.record({
  path: fc.constantFrom(...PATHS),
  contentType,
  body: changed(form),
  isChunked: fc.boolean(),
});

/** Posts forms to the site's pages, as browsers without scripts do. */
export const forms: Fuzzer = {
  name: "forms",
  async next({ site }, seed): Promise<Outcome> {
    const post = valueOf(formPosts, seed);
    const head = [
      `POST ${post.path} HTTP/1.1`,
      "connection: close",
      `content-type: ${post.contentType}`,
      post.isChunked ? "transfer-encoding: chunked" : `content-length: ${post.body.length}`,
      `x-forwarded-for: ${visitorOf(seed)}`,
    ];
    const answer = await sendRaw(site, head, { body: post.isChunked ? toChunks(post.body) : post.body }).catch(() => null);
    return { input: `POST ${post.path}, ${post.body.length} bytes: ${answer?.status ?? "no answer"}`, fault: faultOf(answer) };
  },
};

/** A form is accepted, shown again with what is wrong, or refused: it never breaks the page, and leads to no other site. */
function faultOf(answer: SocketAnswer | null): string | undefined {
  if (!answer) return "no answer";
  const { status, headers } = answer;
  if (status >= 500) return `status ${status}`;
  const location = headers.location ?? "/";
  return /^\/(?![/\\])/.test(location) ? undefined : `leads to ${location}`;
}

function part(disposition: string, content: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\n${content}\r\n`;
}
