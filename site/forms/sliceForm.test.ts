import { expect, it } from "vitest";
import type { FormId, FormState } from "./formState";
import { sliceForm } from "./sliceForm";

const slice = (id: string) => ({ id, slice_type: "contact_form", slice_label: null });
const [first, second] = [slice("contact_form$8e7c-1"), slice("contact_form$b/2!")];
const page = [{ id: "hero$1", slice_type: "hero", slice_label: null }, first, second];
const stateOf = (form: FormId): FormState => ({ form, values: { name: "Robin" }, errors: [] });
/** Which of the page's two forms shows a state. */
const shownBy = (form: FormId) => [first, second].map((one) => sliceForm("contact", one, page, stateOf(form)).state !== null);

it("forms of a page have the ids of their slices, and the first one the anchor of its name", () => {
  expect(sliceForm("contact", first, page, null)).toEqual({ form: "contact-8e7c-1", state: null, anchor: "form-contact" });
  expect(sliceForm("contact", second, page, null)).toEqual({ form: "contact-b2", state: null });
});

it("a slice without an id of its own has the name alone", () => {
  expect(sliceForm("contact", slice("contact_form"), [], null)).toEqual({ form: "contact", state: null });
});

it("a state is shown by its form alone", () => {
  expect(shownBy("contact-8e7c-1")).toEqual([true, false]);
  expect(shownBy("contact-b2")).toEqual([false, true]);
  expect(shownBy("application-8e7c-1")).toEqual([false, false]);
});

it("the state of a form that is no longer on the page is shown by the first one of its name", () => {
  expect(shownBy("contact-removed")).toEqual([true, false]);
  expect(shownBy("contact")).toEqual([true, false]);
});
