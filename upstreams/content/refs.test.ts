import { describe, expect, test } from "vitest";
import { toTestSnapshot } from "../testing";
import { createRefs } from "./refs";
import type { Overlay, RepositoryState } from "./repository";

const overlay = (label: string, ref: string): Overlay => ({
  id: label,
  label,
  revision: ref,
  documentIds: [],
  snapshot: toTestSnapshot({}, ref),
});

function toState(masterRef: string): RepositoryState {
  return {
    master: toTestSnapshot({}, masterRef),
    documents: new Map(),
    releases: [overlay("spring", `R~${masterRef}`)],
    previews: [overlay("draft", `P~${masterRef}`)],
    experiments: [],
  };
}

function createTestRefs(...masterRefs: string[]) {
  const refs = createRefs();
  for (const ref of masterRefs) refs.publish(toState(ref));
  return refs;
}

const refusal = (status: number, body: object) => expect.objectContaining({ status, body: expect.objectContaining(body) });

describe("createRefs", () => {
  test("resolves the master and the releases", () => {
    const refs = createTestRefs("M1");
    expect(refs.resolve("M1").ref).toBe("M1");
    expect(refs.resolve("R~M1").ref).toBe("R~M1");
  });

  test.each(["nonsense", null, "P~M1"])("refuses the unknown ref %s, and names the master ref", (ref) => {
    expect(() => createTestRefs("M1").resolve(ref)).toThrow(
      refusal(404, { type: "api_notfound_error", message: expect.stringMatching(/Master ref is: M1$/) }),
    );
  });

  test("keeps recent masters readable, and later reports them as expired", () => {
    const masterRefs = Array.from({ length: 12 }, (_, index) => `M${index}`);
    const refs = createTestRefs(...masterRefs);
    expect(refs.resolve("M2").ref).toBe("M2");
    for (const expired of ["M1", "R~M10"]) {
      expect(() => refs.resolve(expired)).toThrow(
        refusal(410, {
          type: "api_validation_error",
          message: expect.stringMatching(/Master ref is: M11$/),
        }),
      );
    }
  });

  test("resolves a preview token, and the cookie that the toolbar wraps it in", () => {
    const token = "http://host/content/previews/draft:7?websitePreviewId=1";
    const cookie = JSON.stringify({ _tracker: "x", "host:4100": { preview: token } });
    const refs = createTestRefs("M1");
    for (const ref of [token, cookie, encodeURIComponent(cookie)]) {
      expect(refs.resolve(ref).ref).toBe("P~M1");
    }
  });

  test("reports an expired preview session", () => {
    expect(() => createTestRefs("M1").resolve("http://host/previews/over:1")).toThrow(
      refusal(404, { type: "api_security_error", message: "This preview token has expired" }),
    );
  });

  test("treats a cookie without a token as no ref", () => {
    expect(() => createTestRefs("M1").resolve('{"_tracker":"x"}')).toThrow(/not found/);
  });
});
