/** Under which localStorage keeps that the terms were accepted, and when: the specification's `termsAccepted`. */
const TERMS_KEY = "keyway-terms-accepted";

/** Whether the terms were accepted on this device. */
export function areTermsAccepted(): boolean {
  try {
    return localStorage.getItem(TERMS_KEY) !== null;
  } catch {
    return false; // storage is forbidden
  }
}

/** Stores whether the terms are accepted. Without storage visitors have to accept them again. */
export function rememberTerms(accepted: boolean): void {
  try {
    if (accepted) localStorage.setItem(TERMS_KEY, new Date().toISOString());
    else localStorage.removeItem(TERMS_KEY);
  } catch {
    // Storage is full or forbidden.
  }
}
