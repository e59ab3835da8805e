/** Width and height of a PNG, or of a drawing that states them; nothing of what this stand-in does not read. */
export function readPictureSize(bytes: Buffer, extension: string): { width?: number; height?: number } {
  if (extension === ".png" && bytes.byteLength >= 24) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (extension !== ".svg") return {};
  const [tag = ""] = /<svg[^>]*>/.exec(bytes.toString("utf8")) ?? [];
  const [width, height] = ["width", "height"].map((name) => Number(new RegExp(`\\s${name}="(\\d+(?:\\.\\d+)?)(?:px)?"`).exec(tag)?.[1]));
  return width && height ? { width, height } : {};
}
