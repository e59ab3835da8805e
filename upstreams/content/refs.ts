import { toUrl } from "#shared/toUrl.ts";
import { ContentFault } from "./contentFault";
import type { RepositoryState } from "./repository";
import type { Snapshot } from "./snapshot";

const MAX_MASTERS = 10;

/** The refs created so far, with their documents. */
export interface Refs {
  /** Adds the refs of a new state; refs of earlier states will expire. */
  publish(state: RepositoryState): void;
  /** Returns the documents of a ref. Throws the service's own error for an unknown or expired ref. */
  resolve(ref: string | null): Snapshot;
}

/** Creates a registry of refs. Recent masters stay readable; older refs are reported as expired. */
export function createRefs(): Refs {
  const masters = new Map<string, Snapshot>();
  const issued = new Set<string>();
  let overlays = new Map<string, Snapshot>();
  let previews = new Map<string, Snapshot>();
  let masterRef = "";

  return {
    publish({ master, releases, previews: drafts, experiments }) {
      masterRef = master.ref;
      masters.delete(master.ref);
      masters.set(master.ref, master);
      for (const ref of [...masters.keys()].slice(0, -MAX_MASTERS)) masters.delete(ref);
      const laidOver = [...releases, ...experiments.flatMap((experiment) => experiment.overlays)];
      overlays = new Map(laidOver.map(({ snapshot }) => [snapshot.ref, snapshot]));
      previews = new Map(drafts.map(({ label, snapshot }) => [label, snapshot]));
      for (const ref of [...masters.keys(), ...overlays.keys()]) issued.add(ref);
    },
    resolve(cookieOrRef) {
      const ref = unwrapPreviewCookie(cookieOrRef ?? "");
      const session = toPreviewSession(ref);
      const snapshot = session ? previews.get(session) : (masters.get(ref) ?? overlays.get(ref));
      if (snapshot) return snapshot;
      if (session) throw createExpiredPreviewFault();
      throw issued.has(ref) ? createExpiredRefFault(masterRef) : createUnknownRefFault(masterRef);
    },
  };
}

/** Returns the error for an unknown ref. */
export function createUnknownRefFault(masterRef: string): ContentFault {
  return new ContentFault(404, {
    type: "api_notfound_error",
    message: `The provided ref was not found. Master ref is: ${masterRef}`,
  });
}

/** Returns the error for an expired ref. */
export function createExpiredRefFault(masterRef: string): ContentFault {
  return new ContentFault(410, {
    type: "api_validation_error",
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  });
}

/** Returns the error for the token of an expired preview session. */
export function createExpiredPreviewFault(): ContentFault {
  return new ContentFault(404, {
    type: "api_security_error",
    message: "This preview token has expired",
  });
}

// The client sends the whole preview cookie as a ref, and the toolbar wraps the token in JSON.
function unwrapPreviewCookie(ref: string): string {
  try {
    const cookie: unknown = JSON.parse(ref.startsWith("%7B") ? decodeURIComponent(ref) : ref);
    const tokens = Object.values(Object(cookie)).map((entry) => Object(entry).preview as unknown);
    return tokens.find((token) => typeof token === "string") ?? ref;
  } catch {
    return ref;
  }
}

// Opaque to clients; to us `{anything}/previews/SESSION:REVISION?websitePreviewId=ID`.
function toPreviewSession(ref: string): string | undefined {
  const [, session] = /\/previews\/([^/:]+)/.exec(toUrl(ref)?.pathname ?? "") ?? [];
  return session && decodeURIComponent(session);
}
