import { showSnackbar } from "../Snackbar/showSnackbar";

export interface Shared {
  title: string;
  url: string;
  texts: { linkCopied: string; linkToCopy: string; close: string };
}

/** Shares a link as the device does; where it has no way to, copies it, and where that is forbidden shows it. Says which. */
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
    // Whoever closes the device's dialog has answered.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // forbidden, or not there without https
  }
}
