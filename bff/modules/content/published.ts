import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Cached } from "../../lib/cachePolicy";
import type { Log } from "../../lib/log";
import { orAborted } from "../../lib/share";
import { CONTENT, type ContentSource } from "../../sources/prismic/client";
import type { ContentRoot } from "../../sources/prismic/root";
import type { ContentIndex } from "./contentIndex";
import { readIndex } from "./readIndex";
import { masterOf } from "./refs";

/** One state of what is published. A request reads all its content of one. */
export interface PublishedState {
  root: ContentRoot;
  /** The index of its master ref; undefined only where no index has been loaded yet. */
  index?: ContentIndex;
  /** Tells states apart: all that is read of this one has this version. */
  version: string;
}

/** What is published. It changes over from one state to the next as a whole, once the next one can be read. */
export interface Published {
  /** The state to read. Stale where the repository does not answer, or where the next state cannot be had. */
  read(signal?: AbortSignal): Promise<Cached<PublishedState>>;
  /** The same, where it is fresh and needs no wait. */
  ready(): Required<PublishedState> | undefined;
  /** The index of the published ref, for a state that has none yet. */
  firstIndex(root: ContentRoot, signal?: AbortSignal): Promise<Cached<ContentIndex>>;
  /** Asks the repository anew, and resolves once what it publishes now is what requests read. */
  renew(): Promise<void>;
  /**
   * The version of the state that requests read now; undefined where that was not compared with the repository lately. Asking keeps it
   * compared, and never waits.
   */
  version(): string | undefined;
}

interface Deps {
  source: ContentSource;
  caches: Parameters<typeof readIndex>[0]["caches"];
  log: Log;
  now?: () => number;
}

/** Milliseconds that requests wait for a state that was just published, before they read the one before. */
const SOON_MS = 150;
/** How often version() has the root compared, and for how long it trusts that. */
const COMPARE_MS = 250;
const TRUSTED_MS = 1_000;

/** A change to another state that is under way. */
interface Change {
  ref: string;
  /** Whether the new state could be had. */
  done: Promise<boolean>;
  /** The same, or true where that takes longer than requests wait. */
  soon: Promise<boolean>;
}

/** Starts without any state: the first request, or renew(), loads it. */
export function createPublished({ source, caches, log, now = Date.now }: Deps): Published {
  let current: Required<PublishedState> | undefined;
  let change: Change | undefined;
  /** Answers of the root may overtake each other: of two, the one that was asked for later counts. */
  let asked = 0;
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
      log.warn({ source: CONTENT, cause: String(error) }, "what was published cannot be read yet; what was published before is shown");
      return false;
    }
  };

  /** Loads the index of a newer ref beside the one that is read, and changes over to it. */
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

  /** Has requests read what a root names, where that is not what they read. False where that cannot be had. */
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
    const turn = ++asked;
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

  return {
    read,
    firstIndex,

    ready() {
      if (!current || source.freshRoot() !== current.root) return undefined;
      followed = ++asked;
      comparedAt = now();
      return current;
    },

    async renew() {
      const turn = ++asked;
      const root = await source.renewRoot();
      followed = Math.max(followed, turn);
      if (current) await follow(root).done;
      else await firstIndex(root);
    },

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

/** What is published under a ref never changes; experiments and languages may, under the same one. */
function versionOf(root: ContentRoot): string {
  const known = versions.get(root);
  if (known) return known;
  const version = hash("sha256", JSON.stringify(root), "base64url");
  versions.set(root, version);
  return version;
}
