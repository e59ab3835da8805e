/** That of package.json, which would come to the browser whole. */
const VERSION = "0.1.0";

/** By which the BFF, and whoever reads its traffic, tells who asks. */
export function clientHeaders(name: "keyway-browser" | "keyway-site") {
  return { "client-name": name, "client-version": VERSION };
}
