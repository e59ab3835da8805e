/** The version in package.json, which would be bundled whole if it were imported. */
const VERSION = "0.1.0";

/** Returns the headers that identify the client in the BFF's logs and metrics. */
export function clientHeaders(name: "keyway-browser" | "keyway-site") {
  return { "client-name": name, "client-version": VERSION };
}
