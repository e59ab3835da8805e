import { expect, test } from "vitest";
import { explainFailure } from "./explainFailure";

const failed = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error("inner"), { code }) });
const connection = { host: "keys.example", variable: "KIOSKS_API_URL", seconds: 10 };

test.each([
  ["ENOTFOUND", "DNS knows no host keys.example.", "Correct KIOSKS_API_URL."],
  ["EAI_AGAIN", "DNS does not answer for keys.example.", "network"],
  ["ECONNREFUSED", "keys.example refuses connections.", "KIOSKS_API_URL"],
  ["ECONNRESET", "keys.example closes the connection without an answer.", "http or https"],
  ["UND_ERR_CONNECT_TIMEOUT", "keys.example does not answer within 10 s.", "firewalls"],
  ["CERT_HAS_EXPIRED", "The TLS certificate of keys.example is not accepted (CERT_HAS_EXPIRED).", "NODE_EXTRA_CA_CERTS"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "The TLS certificate of keys.example is not accepted", "certificate"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "The TLS certificate of keys.example is not accepted", "certificate"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "The TLS certificate of keys.example is not accepted", "certificate"],
  ["EHOSTUNREACH", "keys.example cannot be reached (EHOSTUNREACH).", "network"],
])("%s is said in words", (code, message, remedy) => {
  const explained = explainFailure(failed(code), connection);
  expect(explained.message).toContain(message);
  expect(explained.remedy).toContain(remedy);
});

test("a time limit is said in seconds", () => {
  expect(explainFailure(new DOMException("aborted", "TimeoutError"), connection).message).toBe("keys.example does not answer within 10 s.");
});
