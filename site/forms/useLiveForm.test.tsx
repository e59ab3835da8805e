// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contactSchema } from "#shared/forms/contact.ts";
import { readDraft, saveDraft } from "../device/formDrafts";
import { ErrorSummary } from "./ErrorSummary";
import { FormFrame } from "./FormFrame";
import { TextField } from "./Field";
import type { Outcome } from "./send";
import { useLiveForm } from "./useLiveForm";

const DAY_MS = 86_400_000;
const typed = { name: "Robin", email: "robin@mail.example", topic: "kiosk", message: "Bonjour" };
const send = vi.fn<(data: unknown, options: { key: string }) => Promise<Outcome>>();
let root: Root;
let box: HTMLElement;

function Form() {
  const { thanksRef, summaryRef, ...live } = useLiveForm({ form: "contact", schema: contactSchema, state: null, send });
  if (live.reference) {
    return (
      <div ref={thanksRef}>
        <h3 tabIndex={-1}>{live.reference}</h3>
      </div>
    );
  }
  return (
    <FormFrame form="contact" {...live.formProps}>
      <ErrorSummary ref={summaryRef} form="contact" errors={live.errors} fault={live.fault} lang="en-us" />
      {["name", "topic", "email", "message"].map((name) => (
        <TextField key={name} field={live.view(name)} words={{ label: name }} lang="en-us" />
      ))}
      <button type="submit">Send</button>
    </FormFrame>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  send.mockReset().mockResolvedValue({ reference: "7QK2-9XMD" });
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const show = () => act(async () => root.render(<Form />));
const field = (name: string) => box.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const summary = () => [...box.querySelectorAll("#contact-errors a")].map((link) => link.getAttribute("href"));
/** Waits for the effects of an attempt to send. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const type = (name: string, text: string) =>
  act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
async function press(): Promise<void> {
  await act(async () => box.querySelector<HTMLElement>("button[type=submit]")!.click());
  await settle();
}

describe("a form that is sent with errors", () => {
  it("shows a summary of errors in the order of its fields, and focuses it", async () => {
    await show();
    await type("email", "robin");
    await press();
    expect(summary()).toEqual(["#contact-name", "#contact-email", "#contact-topic", "#contact-message"]);
    expect(document.activeElement?.id).toBe("contact-errors");
    expect(field("email").getAttribute("aria-describedby")).toBe("contact-email-error");
    expect(send).not.toHaveBeenCalled();
  });

  it("removes a corrected field from the summary while it is typed, and keeps the focus", async () => {
    await show();
    await press();
    field("name").focus();
    await type("name", "Robin");
    await settle();
    expect(summary()).not.toContain("#contact-name");
    expect(field("name").getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(field("name"));
  });
});

describe("a draft on this device", () => {
  it("is restored with its key, and deleted once it is sent", async () => {
    saveDraft("contact", { values: typed, key: "the-key-of-the-draft" });
    saveDraft("application", { values: { firstName: "Robin" }, key: "another" });
    await show();
    expect(field("message").value).toBe("Bonjour");
    await press();
    expect(send).toHaveBeenCalledWith(expect.objectContaining(typed), expect.objectContaining({ key: "the-key-of-the-draft" }));
    expect(document.activeElement?.textContent).toBe("7QK2-9XMD");
    expect(readDraft("contact")).toBeNull();
    expect(readDraft("application")).not.toBeNull();
  });

  it("is restored except for what was typed before the script was loaded", async () => {
    saveDraft("contact", { values: typed, key: "the-key-of-the-draft" });
    box.innerHTML = '<form id="form-contact"><input name="name"><input name="email"><textarea name="message"></textarea></form>';
    field("name").value = "Noor";
    await show();
    expect([field("name").value, field("message").value]).toEqual(["Noor", "Bonjour"]);
    await type("email", "noor@mail.example");
    act(() => void dispatchEvent(new Event("pagehide")));
    expect(readDraft("contact")?.values).toEqual({ ...typed, name: "Noor", email: "noor@mail.example" });
  });

  it("is deleted after a day", async () => {
    saveDraft("contact", { values: typed, key: "the-key-of-the-draft" }, Date.now() - DAY_MS);
    await show();
    expect(field("message").value).toBe("");
  });

  it("stays if sending fails, and is sent with the same key", async () => {
    send.mockResolvedValueOnce({ errors: [], fault: { kind: "failed" } });
    await show();
    for (const [name, text] of Object.entries(typed)) await type(name, text);
    await press();
    expect(document.activeElement?.id).toBe("contact-errors");
    expect(field("message").value).toBe("Bonjour");
    act(() => void dispatchEvent(new Event("pagehide")));
    expect(readDraft("contact")?.values).toEqual(typed);
    await press();
    const [first, second] = send.mock.calls.map(([, { key }]) => key);
    expect(second).toBe(first);
    expect(readDraft("contact")).toBeNull();
  });

  it("shows errors that only the server finds", async () => {
    send.mockResolvedValueOnce({ errors: [{ field: "email", code: "REFUSED" }] });
    saveDraft("contact", { values: typed, key: "the-key-of-the-draft" });
    await show();
    await press();
    expect(summary()).toEqual(["#contact-email"]);
    expect(field("email").getAttribute("aria-invalid")).toBe("true");
  });
});
