/** Under which localStorage keeps that this editor wants all slices of a preview outlined. */
const KEY = "keyway-show-slices";

/** Whether previews outline all slices on this device. */
export function areSlicesShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage is forbidden
  }
}

/** Stores whether previews outline all slices. Without storage, each page begins without outlines. */
export function rememberSlicesShown(areShown: boolean): void {
  try {
    if (areShown) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden.
  }
}
