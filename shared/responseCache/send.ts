import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding, MIN_BYTES } from "./encoding";
import type { CachedResponse, EncodedResponse, NewResponse } from "./responseCache";

/** Returns other headers for a response than those it is cached with. */
type ChangeHeaders = (headers: EncodedResponse["headers"]) => EncodedResponse["headers"];

/** Sends a response in an encoding that the client accepts, or 304 if the client has it already. */
export function sendAnswer(
  answer: NewResponse | CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  change?: ChangeHeaders | null,
): void {
  const encoding = answer.body.length < MIN_BYTES ? null : chooseEncoding(request.headers["accept-encoding"]);
  const encoded = "encoded" in answer ? cachedEncoding(answer, encoding) : encode(answer, encoding);
  const send = ({ headers, bytes }: EncodedResponse) =>
    sendEncoded(answer, { headers: change ? change(headers) : headers, bytes }, request, response);
  if (encoded instanceof Promise) void encoded.then(send);
  else send(encoded);
}

function sendEncoded(
  { status }: NewResponse,
  { headers, bytes }: EncodedResponse,
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
): void {
  if (response.destroyed) return;
  if (requestHeaders["if-none-match"] !== undefined && requestHeaders["if-none-match"] === headers.etag && method !== "POST") {
    const { "content-length": _, "content-encoding": __, "content-type": ___, ...others } = headers;
    return void response.writeHead(304, others).end();
  }
  response.writeHead(status, headers);
  response.end(method === "HEAD" ? undefined : bytes);
}

function cachedEncoding(answer: CachedResponse, encoding: Encoding | null): EncodedResponse | Promise<EncodedResponse> {
  const name = encoding ?? "identity";
  const cached = answer.encoded.get(name);
  if (cached) return cached;
  const encoded = encode(answer, encoding);
  answer.encoded.set(name, encoded);
  if (encoded instanceof Promise) void encoded.then((response) => answer.encoded.set(name, response));
  return encoded;
}

/** Never fails: a body that cannot be compressed is sent as it is. */
function encode(answer: NewResponse | CachedResponse, encoding: Encoding | null): EncodedResponse | Promise<EncodedResponse> {
  const isCached = "encoded" in answer;
  const common: Record<string, OutgoingHttpHeader> = { ...answer.headers } as Record<string, OutgoingHttpHeader>;
  if (isCached) common.etag = answer.etag;
  if (answer.body.length >= MIN_BYTES) common.vary = common.vary ? `${String(common.vary)}, accept-encoding` : "accept-encoding";
  const plain = { headers: { ...common, "content-length": answer.body.length }, bytes: answer.body };
  if (encoding === null) return plain;
  return compress(answer.body, encoding, isCached).then(
    (bytes) => ({ headers: { ...common, "content-encoding": encoding, "content-length": bytes.length }, bytes }),
    () => plain,
  );
}
