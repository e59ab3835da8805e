import { SCRIPT_LOAD_TIMEOUT_MS } from "../constants";

/** Loads a third-party script. Rejects if it fails or takes longer than SCRIPT_LOAD_TIMEOUT_MS. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not load within ${SCRIPT_LOAD_TIMEOUT_MS / 1000} s`), SCRIPT_LOAD_TIMEOUT_MS);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => fail("did not load"));
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}
