/** An inline script by which Next passes the RSC payload to React. */
const PUSH = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;

/**
 * Returns the part of the RSC payload in an inline script; empty for the first script, which only initializes the list. Null if the script
 * is no such script; undefined if it holds data of another kind, which has to stay in the page.
 */
export function readRscPayload(script: string): string | null | undefined {
  const pushed = PUSH.exec(script)?.[1];
  if (pushed === undefined) return null;
  const [kind, text = ""] = JSON.parse(pushed) as [number, string?];
  return (kind === 0 || kind === 1) && typeof text === "string" ? text : undefined;
}

/** JavaScript that passes a fetched payload, the variable `text`, to React before React's scripts run. */
export const PUSH_RSC_PAYLOAD = "(self.__next_f=self.__next_f||[]).push([0],[1,text])";
