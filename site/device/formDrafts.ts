import { DRAFTS_KEY } from "./formDraftsKey";

/** For so long, and no longer. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What was typed into one form. Never a file. */
export interface FormDraft {
  values: Record<string, string | string[]>;
  /** The key that it is, or was, sent under: the same one after a reload files it once. */
  key: string;
}

interface Kept extends FormDraft {
  savedAt: number;
}

/** What this device knows of a form. */
export function readDraft(form: string, now = Date.now()): FormDraft | null {
  const draft = read(now)[form];
  return draft ? { values: draft.values, key: draft.key } : null;
}

export function saveDraft(form: string, draft: FormDraft, now = Date.now()): void {
  write({ ...read(now), [form]: { ...draft, savedAt: now } });
}

export function dropDraft(form: string, now = Date.now()): void {
  const { [form]: _dropped, ...others } = read(now);
  write(others);
}

/** Forgets what has lain here for a day. */
export function dropOldDrafts(now = Date.now()): void {
  write(read(now));
}

function read(now: number): Record<string, Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? "{}") as Record<string, unknown> | null;
    const drafts = Object.entries(kept ?? {}).filter((entry): entry is [string, Kept] => isKept(entry[1]));
    return Object.fromEntries(drafts.filter(([, { savedAt }]) => savedAt <= now && now - savedAt < LIFETIME_MS));
  } catch {
    // A store that is forbidden, or holds what this site did not write.
    return {};
  }
}

function write(drafts: Record<string, Kept>): void {
  try {
    if (Object.keys(drafts).length > 0) localStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
    else localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // A full or forbidden store costs a reload's worth of typing, nothing else.
  }
}

function isKept(value: unknown): value is Kept {
  const { values, key, savedAt } = (value ?? {}) as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === "string" || (Array.isArray(one) && one.every((part) => typeof part === "string"));
  const isValues = typeof values === "object" && values !== null && Object.values(values).every(isText);
  return isValues && typeof key === "string" && typeof savedAt === "number";
}
