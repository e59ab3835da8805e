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

/** Stores that the terms are accepted. Without storage visitors are told again. */
export function rememberTerms(): void {
  try {
    localStorage.setItem(TERMS_KEY, new Date().toISOString());
  } catch {
    // Storage is full or forbidden.
  }
}
