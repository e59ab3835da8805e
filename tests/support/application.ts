import { dayOf } from "#shared/forms/fields.ts";

/** Returns a valid application in the format of the GraphQL input. */
export const application = () => ({
  firstName: "Robin",
  lastName: "Tremblay",
  email: "robin@mail.example",
  phone: "(614) 555-0123",
  address: "100 Main St, Columbus, OH 43215, USA",
  placeId: "a-place",
  streetNumber: "100",
  route: "Main St",
  locality: "Columbus",
  administrativeAreaLevel1: "OH",
  administrativeAreaLevel2: "Franklin County",
  country: "US",
  postalCode: "43215",
  latitude: 39.96,
  longitude: -83,
  experienceYears: 7,
  trades: ["rekeying", "safes"],
  availableFrom: dayOf(Date.now() + 7 * 86_400_000),
  message: "Bonjour",
  consent: true,
  website: "",
});

/** Returns a valid application with an address typed by hand, which is allowed while the list of addresses fails. */
export const applicationByHand = () => {
  const nothing = {
    address: "",
    placeId: "",
    streetNumber: "",
    administrativeAreaLevel2: "",
    country: "",
    latitude: undefined,
    longitude: undefined,
  };
  return {
    ...application(),
    ...nothing,
    addressByHand: true,
    route: "100 Main St",
    locality: "Columbus",
    administrativeAreaLevel1: "OH",
    postalCode: "43215",
  };
};

export const message = () => ({
  name: "Robin",
  email: "robin@mail.example",
  phone: "",
  topic: "kiosk",
  message: "The kiosk is out of blanks.",
  website: "",
});

/** The first bytes of each accepted kind of file, and of some refused ones. */
export const BEGINNINGS = {
  pdf: "%PDF-1.7\n",
  doc: oleFile("WordDocument"),
  docx: `${zipEntry("[Content_Types].xml")}${"x".repeat(400)}${zipEntry("word/document.xml")}`,
  xlsx: `${zipEntry("[Content_Types].xml")}${"x".repeat(400)}${zipEntry("xl/workbook.xml")}`,
  xls: oleFile("Workbook"),
  msi: oleFile("WordDocuments and other files"),
  exe: "MZ\u0090\u0000",
  text: "word/ %PDF-",
} as const;

/** Returns a file of the given size that begins like one of those. */
export function resumeFile(kind: keyof typeof BEGINNINGS = "pdf", bytes = 2000, name = `resume.${kind}`): File {
  const start = Buffer.from(BEGINNINGS[kind], "latin1");
  return new File([Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), 7)])], name);
}

/** Returns a file in Office's old OLE format: a header, and a directory with one entry. */
function oleFile(entry: string): string {
  return `${"\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1".padEnd(512, "\u0000")}${oleEntry(entry)}`;
}

/** Returns a directory entry of an OLE file. Its offset in the file is a multiple of its length. */
export function oleEntry(name: string): string {
  return [...name]
    .map((letter) => `${letter}\u0000`)
    .join("")
    .padEnd(128, "\u0000");
}

function zipEntry(name: string): string {
  return `PK\u0003\u0004${"\u0000".repeat(26)}${name}`;
}

/** The selection of the errors that are results of a form, without their texts. */
export const FORM_ERRORS = `
  __typename
  ... on Error { code }
  ... on InvalidInput { fieldErrors { field code } }
  ... on TooManyRequests { retryAfter }`;

const APPLY = `mutation ($input: JobApplicationInput!, $resume: Upload, $key: ID!) {
  submitJobApplication(input: $input, resume: $resume, key: $key) { ... on JobApplicationReceived { reference } ${FORM_ERRORS} }
}`;

/** Returns the multipart request of an application for `fetch`. */
export function applicationRequest(input: object, resume: Blob | null, key: string = crypto.randomUUID(), query = APPLY): RequestInit {
  const body = new FormData();
  body.append("operations", JSON.stringify({ query, variables: { input, resume: null, key } }));
  body.append("map", JSON.stringify({ 0: ["variables.resume"] }));
  if (resume) body.append("0", resume);
  return { method: "POST", body, headers: { "apollo-require-preflight": "1" } };
}

/** The result of a form, with what its type has. */
interface FormResult {
  __typename: string;
  reference?: string;
  code?: string;
  fieldErrors?: { field: string[]; code: string }[];
  retryAfter?: number | null;
}

/** The BFF's response to an application. */
export interface ApplicationAnswer {
  data?: { submitJobApplication: FormResult | null };
  errors?: { message: string; extensions: { code: string; retryAfter?: number; source?: string } }[];
}

export async function apply(
  url: string,
  input: object,
  resume: Blob | null,
  key?: string,
  headers: Record<string, string> = {},
): Promise<ApplicationAnswer> {
  const request = applicationRequest(input, resume, key);
  const response = await fetch(url, { ...request, headers: { ...(request.headers as Record<string, string>), ...headers } });
  return (await response.json()) as ApplicationAnswer;
}

/** Sends an application without a file, as JSON. */
export async function applyWithoutFile(url: string, input: object, key: string = crypto.randomUUID()): Promise<ApplicationAnswer> {
  const body = JSON.stringify({ query: APPLY, variables: { input, resume: null, key } });
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await response.json()) as ApplicationAnswer;
}
