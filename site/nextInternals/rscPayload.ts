/** A script by which Next hands a page's data to React. */
const PUSH = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/;

/**
 * The data in an inline script of Next's: text, or nothing at its beginning. Null where the script is none of these, undefined where
 * it holds data of another kind, which has to stay where it is.
 */
export function readRscPayload(script: string): string | null | undefined {
  const pushed = PUSH.exec(script)?.[1];
  if (pushed === undefined) return null;
  const [kind, text = ""] = JSON.parse(pushed) as [number, string?];
  return (kind === 0 || kind === 1) && typeof text === "string" ? text : undefined;
}

/** JavaScript that hands data over which came by itself, ahead of the scripts that look for it: `text` names it. */
export const PUSH_RSC_PAYLOAD = "(self.__next_f=self.__next_f||[]).push([0],[1,text])";
