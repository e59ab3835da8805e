/** What the doctor has found out about an upstream. A note is no fault: the site works, but does less. */
export interface Diagnosis {
  upstream: string;
  state: "ok" | "note" | "fault";
  message: string;
  /** What to do about a fault or a note. */
  remedy?: string;
}

/** Creates the functions by which a check states what it found about its upstream. */
export function diagnosesOf(upstream: string) {
  return {
    ok: (message: string): Diagnosis => ({ upstream, state: "ok", message }),
    note: (message: string, remedy: string): Diagnosis => ({ upstream, state: "note", message, remedy }),
    fault: (message: string, remedy: string): Diagnosis => ({ upstream, state: "fault", message, remedy }),
  };
}
