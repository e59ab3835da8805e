import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Cached } from "../../lib/cache";
import type { Log } from "../../lib/log";
import { orAborted } from "../../lib/share";
import { CONTENT, type ContentSource } from "../../sources/prismic/client";
import type { ContentRoot } from "../../sources/prismic/root";
import type { ContentIndex } from "./contentIndex";
import { readIndex } from "./readIndex";
import { masterOf } from "./refs";

/** One state of the published content. A request reads all its content from one state. */
export interface PublishedState {
  root: ContentRoot;
  /** The index of its master ref; undefined only until the first index has been loaded. */
  index?: ContentIndex;
  /** Identifies the state: everything read from it has this version. */
  version: string;
}

/** The published content. It changes from one state to the next as a whole, once the next one can be read. */
export interface Published {
  /** Returns the state to read. Stale when the repository does not answer, or when the next state fails to load. */
  read(signal?: AbortSignal): Promise<Cached<PublishedState>>;
  /** Loads the index of the published ref, for a state that has none yet. */
  firstIndex(root: ContentRoot, signal?: AbortSignal): Promise<Cached<ContentIndex>>;
  /** Asks the repository for its current state, and resolves once requests read it. */
  renew(): Promise<void>;
  /** The structure of the index that requests read now; undefined until the first one has been loaded. */
  structure(): string | undefined;
  /**
   * Returns the version of the state that requests read now; undefined when it was not compared with the repository lately. Each call also
   * starts a comparison when one is due, and never waits.
   */
  version(): string | undefined;
}

interface Deps {
  source: ContentSource;
  caches: Parameters<typeof readIndex>[0]["caches"];
  log: Log;
  now?: () => number;
}

/** Milliseconds that requests wait for a state that was just published, before they read the previous one. */
const SOON_MS = 150;
/** How often version() compares the root with the repository, and for how long it relies on that, in milliseconds. */
const COMPARE_MS = 250;
const TRUSTED_MS = 1_000;

/** A change to another state that is under way. */
interface Change {
  ref: string;
  /** Resolves to whether the new state could be loaded. */
  done: Promise<boolean>;
  /** Like `done`, but resolves to true when that takes longer than requests wait. */
  soon: Promise<boolean>;
}

/** Creates the published content without any state: the first request, or renew(), loads it. */
export function createPublished({ source, caches, log, now = Date.now }: Deps): Published {
  let current: Required<PublishedState> | undefined;
  let change: Change | undefined;
  /** Responses with the root may overtake each other: the one that was requested later counts. */
  let turns = 0;
  let followed = 0;
  let comparedAt = -Infinity;
  let isComparing = false;

  const show = (root: ContentRoot, index: ContentIndex) => {
    current = { root, index, version: versionOf(root) };
  };

  const load = async (root: ContentRoot): Promise<boolean> => {
    try {
      const { value: index, stale } = await readIndex({ source, caches, log }, masterOf(root));
      // Another publish may have come meanwhile.
      if (!stale && change?.ref === root.masterRef) show(root, index);
      return !stale;
    } catch (error) {
      log.warn({ source: CONTENT, cause: String(error) }, "the newly published content cannot be read yet; the previous state is shown");
      return false;
    }
  };

  /** Loads the index of a newer ref in the background, and changes over to it. */
  const changeTo = (root: ContentRoot): Change => {
    if (change?.ref === root.masterRef) return change;
    const under: Change = { ref: root.masterRef, done: Promise.resolve(false), soon: Promise.resolve(false) };
    change = under;
    under.done = load(root).finally(() => {
      if (change === under) change = undefined;
    });
    under.soon = Promise.race([under.done, delay(SOON_MS, true, { ref: false })]);
    return under;
  };

  /** Makes requests read the state of a root, when that is not what they read. Resolves to false when it fails to load. */
  const follow = (root: ContentRoot): Pick<Change, "done" | "soon"> => {
    if (current && root.masterRef !== current.root.masterRef) return changeTo(root);
    if (current && root !== current.root) show(root, current.index);
    return { done: Promise.resolve(true), soon: Promise.resolve(true) };
  };

  const firstIndex = async (root: ContentRoot, signal?: AbortSignal) => {
    const read = await readIndex({ source, caches, log }, masterOf(root), signal);
    if (!current && !read.stale) show(root, read.value);
    return read;
  };

  const read = async (signal?: AbortSignal): Promise<Cached<PublishedState>> => {
    const turn = ++turns;
    const { value: root, stale } = await source.root(signal);
    let isThere = true;
    if (turn > followed) {
      followed = turn;
      const { soon } = follow(root);
      isThere = await (signal ? orAborted(soon, signal) : soon);
    }
    if (!stale && isThere) comparedAt = now();
    return { value: current ?? { root, version: versionOf(root) }, stale: stale || !isThere };
  };

  const renew = async () => {
    const turn = ++turns;
    const root = await source.renewRoot();
    followed = Math.max(followed, turn);
    if (current) await follow(root).done;
    else await firstIndex(root);
  };

  return {
    read,
    firstIndex,

    renew,

    structure: () => current?.index.structure,

    version() {
      const age = now() - comparedAt;
      if (current && age > COMPARE_MS && !isComparing) {
        isComparing = true;
        void read()
          .catch(() => {})
          .finally(() => (isComparing = false));
      }
      return age <= TRUSTED_MS ? current?.version : undefined;
    },
  };
}

const versions = new WeakMap<ContentRoot, string>();

/** Content under a ref never changes; experiments and languages may change under the same ref. */
function versionOf(root: ContentRoot): string {
  const cached = versions.get(root);
  if (cached) return cached;
  const version = hash("sha256", JSON.stringify(root), "base64url");
  versions.set(root, version);
  return version;
}
