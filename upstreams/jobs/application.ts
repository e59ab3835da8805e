import { regions } from "../kiosks/regions";

const maxTextLength = 100;
const maxMessageLength = 2000;
const maxResumeBytes = 5 * 1024 * 1024;

/** A fault of one field, or of the whole form if `field` is "form". */
export interface FieldError {
  field: string;
  message: string;
}

/** An error that refuses an application, with its HTTP status. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: 400 | 413 | 415,
    readonly errors: readonly FieldError[],
  ) {
    super(errors.map(({ field, message }) => `${field}: ${message}`).join("; "));
  }
}

const trades = new Set(["homeLockouts", "carLockouts", "rekeying", "lockInstallation", "carKeys", "safes"]);
const isDegrees = (text: string, most: number) => /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;
const isName = (text: string) => text.length <= maxTextLength;
const checks: Readonly<Record<string, [isRight: (text: string) => boolean, message: string]>> = {
  firstName: [isName, `must be at most ${maxTextLength} characters`],
  lastName: [isName, `must be at most ${maxTextLength} characters`],
  email: [(text) => isName(text) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), "must be an email address"],
  phone: [(text) => /^\+?1?\d{10}(ext\d{1,7})?$/.test(text.replaceAll(/[\s().-]/g, "")), "must be a phone number of ten digits"],
  state: [(text) => Object.hasOwn(regions, text), "must be the two letters of a state or province"],
  city: [isName, `must be at most ${maxTextLength} characters`],
  street: [(text) => text.length <= 200, "must be at most 200 characters"],
  county: [isName, `must be at most ${maxTextLength} characters`],
  country: [(text) => text === "US" || text === "CA", "must be US or CA"],
  postalCode: [(text) => text.length <= 10, "must be at most 10 characters"],
  latitude: [(text) => isDegrees(text, 90), "must be degrees from -90 to 90"],
  longitude: [(text) => isDegrees(text, 180), "must be degrees from -180 to 180"],
  services: [(text) => text.split(",").every((name) => trades.has(name)), `must be some of ${[...trades].join(", ")}`],
  availableFrom: [(text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), "must be a day like 2026-11-21"],
  experienceYears: [(text) => /^\d{1,2}$/.test(text), "must be a whole number from 0 to 99"],
  consent: [(text) => text === "true" || text === "on", "must be given"],
  message: [(text) => text.length <= maxMessageLength, `must be at most ${maxMessageLength} characters`],
};
const optional = new Set(["street", "county", "country", "postalCode", "latitude", "longitude", "services", "availableFrom", "message"]);

// The first bytes of files of each kind, in hex. File names are ignored.
const kinds: Readonly<Record<string, string>> = {
  pdf: "25504446",
  doc: "d0cf11e0",
  docx: "504b0304",
};

// Line breaks or a byte order mark before a PDF.
const pdfLead = /^(?:efbbbf|0[0-9a-d]|20)+(?=255044462d)/;

/** Checks an application and returns the size of its résumé in bytes; 0 without one. Throws a `Refusal` that lists every fault. */
export async function checkApplication(form: FormData): Promise<number> {
  const errors = [...findUnknown(form), ...Object.keys(checks).flatMap((field) => checkText(form, field))];
  const resume = form.get("resume");
  if (typeof resume === "string") errors.push({ field: "resume", message: "must be a file" });
  if (resume instanceof File && resume.size === 0) errors.push({ field: "resume", message: "must not be empty" });
  if (errors.length > 0) throw new Refusal(400, errors);
  if (!(resume instanceof File)) return 0;
  if (resume.size > maxResumeBytes) throw createTooLarge();
  await checkKind(resume);
  return resume.size;
}

/** Returns the refusal of a résumé that is too large. */
export function createTooLarge(): Refusal {
  return new Refusal(413, [{ field: "resume", message: "must be at most 5 MB" }]);
}

function findUnknown(form: FormData): FieldError[] {
  const names = new Set([...Object.keys(checks), "resume"]);
  return [...new Set(form.keys())].flatMap((field) => {
    if (!names.has(field)) return { field, message: "is not a field of this form" };
    return form.getAll(field).length > 1 ? { field, message: "is given more than once" } : [];
  });
}

function checkText(form: FormData, field: string): FieldError[] {
  const value = form.get(field);
  if (value instanceof File) return [{ field, message: "must be text" }];
  const text = value?.trim() ?? "";
  if (text === "") return optional.has(field) ? [] : [{ field, message: "is required" }];
  const [isRight, message] = checks[field]!;
  return isRight(text) ? [] : [{ field, message }];
}

async function checkKind(resume: File): Promise<void> {
  const extension = /\.(\w+)$/.exec(resume.name)?.[1]?.toLowerCase() ?? "";
  const start = Buffer.from(await resume.slice(0, 1024).arrayBuffer()).toString("hex");
  if (Object.hasOwn(kinds, extension) && start.replace(pdfLead, "").startsWith(kinds[extension]!)) return;
  throw new Refusal(415, [{ field: "resume", message: "must be a PDF, DOC or DOCX file" }]);
}
