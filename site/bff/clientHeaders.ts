/** That of package.json, which would come to the browser whole. */
const VERSION = "0.1.0";

/** The headers by which the BFF and its operators tell its clients apart. */
export function clientHeaders(name: "keyway-browser" | "keyway-site") {
  return { "client-name": name, "client-version": VERSION };
}
