import { createHash } from "node:crypto";
import { type Application, applicationSchema, isChosen } from "../../../forms/application";
import { contactSchema } from "../../../forms/contact";
import { check, type FieldError } from "../../../forms/errors";
import { AddressPredictions, PlaceAddress } from "../../bff/__generated__/browser";
import type { Lang } from "../../i18n/languages";
import type { FormName, FormState, FormValues } from "../formState";
import { askGraph, type Graph, passApplication, passMessage } from "./askGraph";
import type { IncomingForm } from "./readForm";

interface Submission {
  form: FormName;
  lang: Lang;
  incoming: IncomingForm;
  graph: Graph;
  /** Of the whole request: a file of another size is another form. */
  bytes: string;
}

/** Sends what a browser without scripts has posted, and says what its page is to show. */
export async function submit({ form, lang, incoming, graph, bytes }: Submission): Promise<FormState> {
  const values = toValues(incoming.texts);
  const key = keyOf(values, bytes + graph.forwardedFor);
  if (form === "contact") {
    const { data, errors } = check(contactSchema, values);
    const outcome = data ? await passMessage(graph, data, lang, key) : { errors };
    return { name: form, values, key, ...withErrors(outcome) };
  }
  const { found, addresses } = await findAddress(graph, values, lang);
  const filled: FormValues = { ...values, ...found };
  const { data, errors } = check(applicationSchema, filled);
  const missing: FieldError[] = incoming.file ? [] : [{ field: "resume", code: "required" }];
  const state = { name: form, values: filled, key, ...(addresses && { addresses }) };
  if (!data || !incoming.file) return { ...state, errors: [...errors, ...missing] };
  return { ...state, ...withErrors(await passApplication(graph, toInput(data), incoming.file, key)) };
}

function toInput(application: Application): object {
  return application;
}

function withErrors<T extends object>(outcome: T): T & { errors: readonly FieldError[] } {
  return { errors: [], ...outcome } as T & { errors: readonly FieldError[] };
}

/**
 * The address that was typed, taken apart: the one that was chosen of those that the page has offered, or the only one that fits.
 * Where several fit, these, to choose from.
 */
async function findAddress(graph: Graph, values: FormValues, lang: Lang): Promise<{ found: FormValues; addresses?: FormState["addresses"] }> {
  if (isChosen(values)) return { found: {} };
  const typed = String(values.address ?? "").trim();
  if (!typed) return { found: {} };
  const chosen = String(values.place_id ?? "");
  const offered = chosen ? [] : ((await askGraph(graph, AddressPredictions, { input: typed.slice(0, 200), lang }))?.predictions ?? []);
  const placeId = chosen || (offered.length === 1 ? offered[0]!.place_id : "");
  if (!placeId) return { found: {}, addresses: offered };
  const address = (await askGraph(graph, PlaceAddress, { placeId, lang }))?.placeAddress;
  if (!address) return { found: { place_id: "" }, addresses: offered };
  const { name, ...parts } = address;
  return { found: Object.fromEntries(Object.entries({ ...parts, address: name ?? typed }).map(([part, value]) => [part, String(value ?? "")])) };
}

function toValues(texts: IncomingForm["texts"]): FormValues {
  return Object.fromEntries([...texts].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? "")]));
}

/** The key that the page was given, else one that the same form has twice when the same visitor sends it twice. */
function keyOf({ key, ...values }: FormValues, more: string): string {
  const given = String(key ?? "");
  if (/^[\w-]{16,64}$/.test(given)) return given;
  return createHash("sha256").update(JSON.stringify(values)).update(more).digest("hex").slice(0, 32);
}
