/** Under which localStorage keeps that the terms were accepted, and when: the specification's `termsAccepted`. */
const TERMS_KEY = "keyway-terms-accepted";

/** Whether somebody has accepted the terms on this device. */
export function areTermsAccepted(): boolean {
  try {
    return localStorage.getItem(TERMS_KEY) !== null;
  } catch {
    return false; // a store that is forbidden
  }
}

/** Remembers that the terms are accepted, or that they are not any more. Where the device keeps nothing, it asks again. */
export function rememberTerms(accepted: boolean): void {
  try {
    if (accepted) localStorage.setItem(TERMS_KEY, new Date().toISOString());
    else localStorage.removeItem(TERMS_KEY);
  } catch {
    // A full or forbidden store costs one more click, nothing else.
  }
}
