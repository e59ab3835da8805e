import { showSnackbar } from "../Snackbar/showSnackbar";

export interface Shared {
  title: string;
  url: string;
  texts: { linkCopied: string; linkToCopy: string; close: string };
}

/** Shares a link by the device's dialog; otherwise copies it; if that is forbidden, shows it. A snackbar says what happened. */
export async function sharePage({ title, url, texts }: Shared): Promise<void> {
  if (await isShared({ title, url })) return;
  const isCopied = await copy(url);
  await showSnackbar({
    text: isCopied ? texts.linkCopied : `${texts.linkToCopy} ${url}`,
    actions: [{ label: texts.close, value: "close" }],
  });
}

async function isShared(data: ShareData): Promise<boolean> {
  if (!navigator.share || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // AbortError: the visitor closed the device's dialog.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // forbidden, or unavailable without https
  }
}
