import { DRAFTS_KEY } from "./keys";

/** Drafts are deleted after this time. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The draft of a form, without files. */
export interface FormDraft {
  values: Record<string, string | string[]>;
  /** The form's key, so that a form that is sent again after a reload is filed once. */
  key: string;
}

interface StoredDraft extends FormDraft {
  savedAt: number;
}

/** Returns the draft of a form; null if there is none. */
export function readDraft(form: string, now = Date.now()): FormDraft | null {
  const draft = read(now)[form];
  return draft ? { values: draft.values, key: draft.key } : null;
}

/** Stores the draft of a form. */
export function saveDraft(form: string, draft: FormDraft, now = Date.now()): void {
  write({ ...read(now), [form]: { ...draft, savedAt: now } });
}

/** Deletes the draft of a form. */
export function dropDraft(form: string, now = Date.now()): void {
  const { [form]: _dropped, ...others } = read(now);
  write(others);
}

/** Deletes drafts that are older than a day. */
export function dropOldDrafts(now = Date.now()): void {
  write(read(now));
}

function read(now: number): Record<string, StoredDraft> {
  try {
    const content = JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? "{}") as Record<string, unknown> | null;
    const drafts = Object.entries(content ?? {}).filter((entry): entry is [string, StoredDraft] => isStoredDraft(entry[1]));
    return Object.fromEntries(drafts.filter(([, { savedAt }]) => savedAt <= now && now - savedAt < LIFETIME_MS));
  } catch {
    // Storage is forbidden or has invalid content.
    return {};
  }
}

function write(drafts: Record<string, StoredDraft>): void {
  try {
    if (Object.keys(drafts).length > 0) localStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
    else localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is full or forbidden: drafts are not kept over a reload.
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const { values, key, savedAt } = (value ?? {}) as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === "string" || (Array.isArray(one) && one.every((part) => typeof part === "string"));
  const isValues = typeof values === "object" && values !== null && Object.values(values).every(isText);
  return isValues && typeof key === "string" && typeof savedAt === "number";
}
