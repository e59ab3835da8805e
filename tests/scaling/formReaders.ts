import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { isSameAddress, toLine } from "#shared/forms/address.ts";
import { applicationSchema } from "#shared/forms/application.ts";
import { contactSchema } from "#shared/forms/contact.ts";
import { check } from "#shared/forms/errors.ts";
import { isPostalCode, regionNamed, toPostalCode } from "#shared/forms/regions.ts";
import { isEmail, toEmail } from "#shared/forms/email.ts";
import { isPhone, toPhone } from "#shared/forms/phone.ts";
import { toCityKey } from "#shared/forms/placeName.ts";
import { toCode, toText } from "#shared/forms/plainText.ts";
import { createDocProof, kindOf, SNIFF_BYTES } from "#shared/forms/resume.ts";
import { toTypedParts } from "#shared/forms/typedLine.ts";
import { readFormState } from "#site/forms/readFormState.ts";
import { forwardedFor } from "#site/forms/server/forwardedFor.ts";
import { formIdOf } from "#site/forms/server/handleFormPost.ts";
import { isCrossSitePost } from "#site/forms/server/isCrossSitePost.ts";
import { readForm } from "#site/forms/server/readForm.ts";
import { ADDRESS, FORM, HEADER, type Reader } from "./reader";
import { headersOf, textsOf } from "./texts";

const FIELDS = ["email", "phone", "message", "postalCode", "startDate"];
const MULTIPART = "multipart/form-data";

/** Readers of forms: of their texts, of their multipart bodies, and of the head of a résumé. */
export function formReaders(): readonly Reader[] {
  const ofText = (file: string, name: string, read: Reader["read"], start = "", pieces: string[] = []): Reader => ({
    file,
    name,
    maxLength: FORM,
    inputs: textsOf({ start, pieces }),
    read,
  });
  const ofHeader = (file: string, name: string, read: Reader["read"], start = ""): Reader => ({
    file,
    name,
    maxLength: HEADER,
    inputs: headersOf({ start, pieces: ["boundary=", "; boundary=x", 'boundary="'] }),
    read,
  });
  const post = (more: Partial<IncomingMessage>) => ({ method: "POST", url: "/?form=contact", headers: {}, ...more }) as IncomingMessage;
  const bytesOf = (start: string) => (text: string) => Buffer.from(start + text, "latin1");
  const [ofDoc, ofZip] = [bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), bytesOf("PK\x03\x04")];
  const part = (text: string) =>
    readForm(Readable.from([Buffer.from(`--x\r\n${text}\r\n--x--\r\n`)]), `${MULTIPART}; boundary=x`).catch(String);
  return [
    ...["", "a@", "2026-"].flatMap((start) =>
      FIELDS.flatMap((field) => [
        ofText("shared/forms/contact.ts", "contactSchema", (text) => contactSchema.safeParse({ [field]: text }), start),
        ofText("shared/forms/application.ts", "applicationSchema", (text) => applicationSchema.safeParse({ [field]: text }), start),
      ]),
    ),
    ofText("shared/forms/errors.ts", "check", (text) => check(contactSchema, { email: text }), "a@"),
    ofText("shared/forms/typedLine.ts", "toTypedParts", toTypedParts, "a, b, ", ["AB ", "12345", "A1A ", "New ", "apt ", "1 mile "]),
    ofText("shared/forms/plainText.ts", "toText", toText, "a", ["\u200b", "\u00a0", "\r"]),
    { ...ofText("shared/forms/placeName.ts", "toCityKey", toCityKey, "a", ["\u200b", "’", "st "]), maxLength: 200 },
    ofText("shared/forms/plainText.ts", "toCode", toCode, "a", ["\u200b", "\u00a0", "\u2013"]),
    ofText("shared/forms/phone.ts", "toPhone", toPhone, "tel:1", [" ext. 1", " (x", ",,1", "#1", "6145550100"]),
    ofText("shared/forms/phone.ts", "isPhone", isPhone, "1", [" ext. 1", "6145550100"]),
    ofText("shared/forms/email.ts", "toEmail", toEmail, "mailto:"),
    ...["a", "a@"].map((start) => ofText("shared/forms/email.ts", "isEmail", isEmail, start, ["a.", "a-", "1.", "a@"])),
    ofText("shared/forms/regions.ts", "toPostalCode", toPostalCode, "1", ["A1A ", "1-"]),
    ofText("shared/forms/regions.ts", "regionNamed", regionNamed, "New "),
    ofText("shared/forms/address.ts", "toLine", (route) => toLine({ route })),
    ofText("shared/forms/address.ts", "isSameAddress", (route) => isSameAddress({ route }, { route: "Main St" }), "1 "),
    ofText("shared/forms/regions.ts", "isPostalCode", (text) => isPostalCode(text, "OH"), "1"),
    ofText("site/forms/server/readForm.ts", "readForm", part, 'content-disposition: form-data; name="a"\r\n\r\n', [
      "\r\n--",
      "\r\n",
      "\r\n--x\r\n",
    ]),
    ofText("site/forms/server/readForm.ts", "readForm", part, "", ["; name=", ';name="', "content-disposition:", "\r\n", "\r", "\n"]),
    ofHeader("site/forms/server/readForm.ts", "readForm", (type) => readForm(Readable.from([]), type).catch(String), `${MULTIPART}; `),
    ofHeader("site/forms/server/handleFormPost.ts", "formIdOf", (type) => formIdOf(post({ headers: { "content-type": type } })), MULTIPART),
    { ...ofHeader("site/forms/server/handleFormPost.ts", "formIdOf", (url) => formIdOf(post({ url })), "/?"), maxLength: ADDRESS },
    ofHeader("site/forms/server/isCrossSitePost.ts", "isCrossSitePost", (origin) => isCrossSitePost({ origin }, "http://a"), "http://"),
    ofHeader("site/forms/server/forwardedFor.ts", "forwardedFor", (text) => forwardedFor(text, "::1")),
    ofText("site/forms/readFormState.ts", "readFormState", (sent) => readFormState({ form: "contact", sent })),
    {
      ...ofText("shared/forms/resume.ts", "kindOf", (text) => kindOf(ofZip(text)), "", ["PK\x03\x04", "PK", "word/"]),
      maxLength: SNIFF_BYTES,
    },
    ofText("shared/forms/resume.ts", "createDocProof", (text) => createDocProof()(ofDoc(text)), "", ["W\0o\0r\0d\0"]),
  ];
}
