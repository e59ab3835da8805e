import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { readForm } from "./readForm";

const TYPE = "multipart/form-data; boundary=AaB03x";
const field = (name: string, value: string) => `--AaB03x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (bytes: string) =>
  `--AaB03x\r\nContent-Disposition: form-data; name="resume"; filename="../a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${bytes}\r\n`;
const END = "--AaB03x--\r\n";

/** Returns a body in chunks of a size. */
const inPieces = (text: string, size: number) => {
  const bytes = Buffer.from(text, "latin1");
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );
};
async function read(text: string, size = 7, type = TYPE) {
  const { values, file: incoming } = await readForm(inPieces(text, size), type);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming ?? []) chunks.push(chunk);
  return { values, file: incoming && Buffer.concat(chunks).toString("latin1") };
}

describe("a received form", () => {
  const bytes = "%PDF\r\n--AaB03\r\n--AaB03y\r\n\u0000\u00ff";

  it.each([1, 2, 3, 7, 64, 100_000])("is read in chunks of %i bytes: its texts, then its file with any bytes", async (size) => {
    expect(await read(field("a", "1") + field("b", "") + field("a", "x\r\ny") + file(bytes) + END, size)).toEqual({
      values: { a: ["1", "x\r\ny"], b: "" },
      file: bytes,
    });
  });

  it("has no file if none was chosen or there is no file field", async () => {
    expect((await read(field("a", "1") + file("") + END)).file).toBeNull();
    expect(await read(field("a", "1") + END, 3, 'multipart/form-data; charset=utf-8; boundary="AaB03x"')).toEqual({
      values: { a: "1" },
      file: null,
    });
  });

  it("streams its file before it is completely received", async () => {
    const body = new Readable({ read() {} });
    body.push(Buffer.from(field("a", "1") + file("%PDF-1.7 and a beginning that is long enough").slice(0, -2)));
    const { values, file: coming } = await readForm(body, TYPE);
    expect(values).toEqual({ a: "1" });
    expect((await coming!.next()).value?.toString()).toMatch(/^%PDF-1\.7/);
  });

  it("is rejected while a field that is too long is still being received", async () => {
    const body = new Readable({ read() {} });
    const form = readForm(body, TYPE);
    body.push(Buffer.from(field("a", "x".repeat(300_000)).slice(0, -2)));
    await expect(form).rejects.toMatchObject({ name: "InvalidFormBody" });
  });

  it("whose connection breaks off in its file ends the file with an error", async () => {
    const body = new Readable({ read() {} });
    body.push(Buffer.from(field("a", "1") + file("%PDF-1.7 and a beginning that is long enough").slice(0, -2)));
    const { file: coming } = await readForm(body, TYPE);
    const readAll = async () => {
      for await (const _ of coming!);
    };
    body.destroy();
    await expect(readAll()).rejects.toMatchObject({ name: "InvalidFormBody" });
  });

  it.each([
    ["", TYPE],
    [field("a", "1"), TYPE],
    [field("a", "1") + END, "application/json"],
    [field("a", "1") + END, "multipart/form-data"],
    [field("a", "x".repeat(70_000)) + END, TYPE],
    [field("a", "1").repeat(70) + END, TYPE],
    [field("a", "x".repeat(40_000)).repeat(2) + END, TYPE],
    [`--AaB03x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`, TYPE],
    [`--AaB03x\r\nX-Long: ${"x".repeat(50_000)}\r\n\r\n1\r\n${END}`, TYPE],
    [field("a", "1") + file("%PDF").slice(0, 60), TYPE],
  ])("is rejected if it is invalid, incomplete or too large: case %#", async (text, type) => {
    await expect(read(text, 1000, type)).rejects.toMatchObject({ name: "InvalidFormBody" });
  });
});
