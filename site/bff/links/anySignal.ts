/** Like `AbortSignal.any`, which many browsers that Next supports do not have (Safari before 17.4, Chrome before 116). */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener("abort", () => any.abort(signal.reason), { signal: any.signal });
  }
  return any.signal;
}
