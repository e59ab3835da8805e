import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding, MIN_BYTES } from "./encoding";
import type { Form, Kept, Made } from "./keeper";

/** Sends an answer in an encoding that the client accepts, or 304 when the client has it already. */
export function sendAnswer(answer: Made | Kept, request: IncomingMessage, response: ServerResponse): void {
  const encoding = answer.body.length < MIN_BYTES ? null : chooseEncoding(request.headers["accept-encoding"]);
  const form = "forms" in answer ? keptForm(answer, encoding) : makeForm(answer, encoding);
  if (form instanceof Promise) void form.then((made) => sendForm(answer, made, request, response));
  else sendForm(answer, form, request, response);
}

function sendForm({ status }: Made, { headers, bytes }: Form, { method, headers: asked }: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return;
  if (asked["if-none-match"] !== undefined && asked["if-none-match"] === headers.etag && method !== "POST") {
    const { "content-length": _, "content-encoding": __, "content-type": ___, ...others } = headers;
    return void response.writeHead(304, others).end();
  }
  response.writeHead(status, headers);
  response.end(method === "HEAD" ? undefined : bytes);
}

function keptForm(answer: Kept, encoding: Encoding | null): Form | Promise<Form> {
  const name = encoding ?? "identity";
  const known = answer.forms.get(name);
  if (known) return known;
  const form = makeForm(answer, encoding);
  answer.forms.set(name, form);
  if (form instanceof Promise) void form.then((made) => answer.forms.set(name, made));
  return form;
}

/** Never fails: a body that cannot be compressed is sent as it is. */
function makeForm(answer: Made | Kept, encoding: Encoding | null): Form | Promise<Form> {
  const isKept = "forms" in answer;
  const common: Record<string, OutgoingHttpHeader> = { ...answer.headers } as Record<string, OutgoingHttpHeader>;
  if (isKept) common.etag = answer.etag;
  if (answer.body.length >= MIN_BYTES) common.vary = common.vary ? `${String(common.vary)}, accept-encoding` : "accept-encoding";
  const plain = { headers: { ...common, "content-length": answer.body.length }, bytes: answer.body };
  if (encoding === null) return plain;
  return compress(answer.body, encoding, isKept).then(
    (bytes) => ({ headers: { ...common, "content-encoding": encoding, "content-length": bytes.length }, bytes }),
    () => plain,
  );
}
