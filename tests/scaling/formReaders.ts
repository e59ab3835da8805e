import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { isSameAddress, toLine } from "../../forms/address";
import { applicationSchema } from "../../forms/application";
import { contactSchema } from "../../forms/contact";
import { check } from "../../forms/errors";
import { isPostalCode, regionNamed, toPostalCode } from "../../forms/regions";
import { isEmail, toEmail } from "../../forms/email";
import { isPhone, toPhone } from "../../forms/phone";
import { toCode, toText } from "../../forms/plainText";
import { createDocProof, kindOf, SNIFF_BYTES } from "../../forms/resume";
import { toTypedParts } from "../../forms/typedLine";
import { readFormState } from "../../site/forms/readFormState";
import { forwardedFor } from "../../site/forms/server/forwardedFor";
import { formIdOf } from "../../site/forms/server/handleFormPost";
import { isCrossSitePost } from "../../site/forms/server/isCrossSitePost";
import { readForm } from "../../site/forms/server/readForm";
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
        ofText("forms/contact.ts", "contactSchema", (text) => contactSchema.safeParse({ [field]: text }), start),
        ofText("forms/application.ts", "applicationSchema", (text) => applicationSchema.safeParse({ [field]: text }), start),
      ]),
    ),
    ofText("forms/errors.ts", "check", (text) => check(contactSchema, { email: text }), "a@"),
    ofText("forms/typedLine.ts", "toTypedParts", toTypedParts, "a, b, ", ["AB ", "12345", "A1A ", "New ", "apt ", "1 mile "]),
    ofText("forms/plainText.ts", "toText", toText, "a", ["\u200b", "\u00a0", "\r"]),
    ofText("forms/plainText.ts", "toCode", toCode, "a", ["\u200b", "\u00a0", "\u2013"]),
    ofText("forms/phone.ts", "toPhone", toPhone, "tel:1", [" ext. 1", " (x", ",,1", "#1", "6145550100"]),
    ofText("forms/phone.ts", "isPhone", isPhone, "1", [" ext. 1", "6145550100"]),
    ofText("forms/email.ts", "toEmail", toEmail, "mailto:"),
    ...["a", "a@"].map((start) => ofText("forms/email.ts", "isEmail", isEmail, start, ["a.", "a-", "1.", "a@"])),
    ofText("forms/regions.ts", "toPostalCode", toPostalCode, "1", ["A1A ", "1-"]),
    ofText("forms/regions.ts", "regionNamed", regionNamed, "New "),
    ofText("forms/address.ts", "toLine", (route) => toLine({ route })),
    ofText("forms/address.ts", "isSameAddress", (route) => isSameAddress({ route }, { route: "Main St" }), "1 "),
    ofText("forms/regions.ts", "isPostalCode", (text) => isPostalCode(text, "OH"), "1"),
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
    { ...ofText("forms/resume.ts", "kindOf", (text) => kindOf(ofZip(text)), "", ["PK\x03\x04", "PK", "word/"]), maxLength: SNIFF_BYTES },
    ofText("forms/resume.ts", "createDocProof", (text) => createDocProof()(ofDoc(text)), "", ["W\0o\0r\0d\0"]),
  ];
}
