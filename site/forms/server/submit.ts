import { createHash } from "node:crypto";
import { isByHand, isChosen, toLine, toPartsByHand } from "#shared/forms/address.ts";
import { toTypedParts } from "#shared/forms/typedLine.ts";
import { applicationSchema } from "#shared/forms/application.ts";
import { contactSchema } from "#shared/forms/contact.ts";
import { check, type FieldError, inOrder } from "#shared/forms/errors.ts";
import { AddressPredictionsDocument, PlaceAddressDocument, type PlaceAddressQuery } from "../../bff/__generated__/operations";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { type FormId, type FormState, type FormValues, nameOf, NOT_LISTED } from "../formState";
import { queryBffOrNull, type BffTarget, submitApplication, submitMessage } from "./bffRequests";
import type { IncomingForm } from "./readForm";

interface Submission {
  form: FormId;
  lang: Lang;
  incoming: IncomingForm;
  target: BffTarget;
}

/** Sends a form that was posted without scripts to the BFF, and returns the state that its page shows. */
export async function submit({ form, lang, incoming: { values, file }, target }: Submission): Promise<FormState> {
  const key = formKeyOf(values, form, target.forwardedFor);
  if (nameOf(form) === "contact") {
    const { data, errors } = check(contactSchema, values);
    const outcome = data ? await submitMessage(target, data, lang, key) : { errors };
    return { form, values, key, ...withErrors(outcome) };
  }
  const { fields, addresses } = await findAddress(target, values, lang);
  const filled: FormValues = { ...values, ...fields };
  const { data, errors } = check(applicationSchema, filled);
  const more: FieldError[] = [];
  // The typed line was split into parts, which the visitor has not checked yet.
  if (isByHand(filled) && !isByHand(values) && !errors.some(({ field }) => field === "route"))
    more.push({ field: "route", code: "CHECK_ADDRESS" });
  const state = { form, values: filled, key, ...(addresses && { addresses }) };
  if (!data || more.length > 0) return { ...state, errors: inOrder(applicationSchema, [...more, ...errors]) };
  const outcome = withErrors(await submitApplication(target, data, file, key));
  return isListBack(filled, outcome.errors)
    ? { ...state, ...(await offerList(target, filled, lang)), errors: outcome.errors }
    : { ...state, ...outcome };
}

/** Whether an address by hand was rejected because the list is available again. */
function isListBack(values: FormValues, errors: readonly FieldError[]): boolean {
  return isByHand(values) && errors.some(({ code }) => code === "CHOOSE_ADDRESS");
}

async function offerList(target: BffTarget, values: FormValues, lang: Lang): Promise<Pick<FormState, "values" | "addresses">> {
  const address = toLine(values);
  return { values: { ...values, address, addressByHand: "", placeId: "" }, addresses: (await predict(target, address, lang)) ?? [] };
}

function withErrors<T extends object>(outcome: T): T & { errors: readonly FieldError[] } {
  return { errors: [], ...outcome } as T & { errors: readonly FieldError[] };
}

/**
 * Finds the parts of the typed address: of the one that the visitor chose, or of the only match. Returns several matches to choose from. If
 * the list is unavailable or lacks the address, or if that is incomplete, the values continue the address by hand.
 */
async function findAddress(
  target: BffTarget,
  values: FormValues,
  lang: Lang,
): Promise<{ fields: FormValues; addresses?: FormState["addresses"] }> {
  if (isChosen(values) || isByHand(values)) return { fields: {} };
  const typed = String(values.address ?? "").trim();
  if (!typed) return { fields: {} };
  const byHand = { fields: { ...toTypedParts(typed), placeId: "", addressByHand: "on" } };
  const chosen = String(values.placeId ?? "");
  if (chosen === NOT_LISTED) return byHand;
  if (chosen) return { fields: (await fetchAddress(target, chosen, typed, lang)) ?? byHand.fields };
  const addresses = await predict(target, typed, lang);
  if (!addresses || addresses.length === 0) return byHand;
  if (addresses.length > 1) return { fields: {}, addresses };
  const fields = await fetchAddress(target, addresses[0]!.placeId, typed, lang);
  if (fields === null) return byHand;
  return isSimilarOnly(fields, typed) ? { fields: {}, addresses } : { fields };
}

/** Whether an address of the list has another number: the only match for an address that the list lacks is a similar one. */
function isSimilarOnly({ streetNumber = "" }: FormValues, typed: string): boolean {
  return streetNumber !== "" && !typed.split(/\D+/).includes(String(streetNumber));
}

/** Returns the fields of an address of the list, by hand if it is incomplete; null if it cannot be fetched. */
async function fetchAddress(target: BffTarget, placeId: string, typed: string, lang: Lang): Promise<FormValues | null> {
  const address = (await queryBffOrNull(target, PlaceAddressDocument, { placeId, language: toLanguageCode(lang) }))?.placeAddress;
  if (!address) return null;
  return isChosen(address) ? toFields(address, typed) : toPartsByHand(address);
}

function toFields({ name, ...parts }: NonNullable<PlaceAddressQuery["placeAddress"]>, typed: string): FormValues {
  return Object.fromEntries(Object.entries({ ...parts, address: name ?? typed }).map(([part, value]) => [part, String(value ?? "")]));
}

/** Returns the addresses that match the typed line; null if the list is unavailable. */
async function predict(target: BffTarget, typed: string, lang: Lang): Promise<NonNullable<FormState["addresses"]> | null> {
  return (
    (await queryBffOrNull(target, AddressPredictionsDocument, { input: typed.slice(0, 200), language: toLanguageCode(lang) }))
      ?.predictions ?? null
  );
}

/** Returns the form's key: the one in its page, else a digest that is the same when the same visitor sends the same form again. */
function formKeyOf({ key, ...values }: FormValues, form: FormId, visitor: string): string {
  const formKey = String(key ?? "");
  if (/^[\da-f]{32}$/.test(formKey)) return formKey;
  return createHash("sha256")
    .update(JSON.stringify([form, values]))
    .update(visitor)
    .digest("hex")
    .slice(0, 32);
}
