/** What a visitor agreed to: everything, or what the site cannot do without. */
export type Choice = "all" | "necessary";

/** The cookie of the choice; the server could read it. */
const NAME = "consent";
/** Half a year, after which it is fair to ask again. */
const MAX_AGE_S = 180 * 24 * 60 * 60;

/** The choice of this page, where the browser keeps no cookies. */
let unkept: Choice | null = null;
const listeners = new Set<() => void>();

/** What was chosen on this device; null before there was a choice. */
export function readChoice(): Choice | null {
  const kept = /(?:^|;\s*)consent=(all|necessary)(?:;|$)/.exec(document.cookie)?.[1];
  return (kept as Choice | undefined) ?? unkept;
}

/** Keeps a choice, and tells the code that acts by it. */
export function keepChoice(choice: Choice): void {
  unkept = choice;
  document.cookie = `${NAME}=${choice}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  for (const listener of listeners) listener();
}

/** Calls a listener after each choice on this page; the answer ends that. */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
