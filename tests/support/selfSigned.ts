import { generateKeyPairSync, sign } from "node:crypto";

/** Creates a key and a self-signed certificate that is valid for one day, for a browser that ignores certificate errors. */
export function createSelfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = der(0x30, der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const commonName = der(0x30, der(0x06, Buffer.from("550403", "hex")), der(0x0c, Buffer.from(name)));
  const holder = der(0x30, der(0x31, commonName));
  const day = 86_400_000;
  const validity = der(0x30, utcTime(Date.now() - day), utcTime(Date.now() + day));
  const content = der(
    0x30,
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    holder,
    validity,
    holder,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const base64 = der(0x30, content, ecdsaWithSha256, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

/** Encodes a value in DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function utcTime(ms: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`));
}
