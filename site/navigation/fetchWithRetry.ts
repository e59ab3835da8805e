/** Says that the page which was asked for cannot be had; false where the visitor cannot stay on theirs either. */
type Refuse = () => boolean;

/**
 * A `fetch` for Next's router, which leaves the page for the address it wanted where its question fails: be it for the
 * browser's own error page, which knows no way back. Asked once more, a question may be answered after all; it may turn
 * out to lead to another site, which no script may read; or there is no way to the site, and the visitor stays.
 */
export function fetchWithRetry(ask: typeof fetch, refuse: Refuse): typeof fetch {
  return async (input, init) => {
    try {
      return await ask(input, init);
    } catch (error) {
      if (!isRscRequest(init) || init?.signal?.aborted) throw error;
      const answer = await ask(input, { ...init, redirect: "manual" }).catch(() => null);
      if (!answer && !refuse()) throw error;
      if (answer && answer.type !== "opaqueredirect") return answer;
      if (answer) replacePage(input as URL);
      // The router's question ends here, unanswered: whatever it was told, it would leave.
      return new Promise(() => {});
    }
  };
}

function isRscRequest(init?: RequestInit): boolean {
  return new Headers(init?.headers).has("rsc");
}

/** The whole page, in place of this one in the history: Next's mark on its question is no part of the address. */
function replacePage(question: URL): void {
  const address = new URL(question);
  address.searchParams.delete("_rsc");
  location.replace(address);
}
