// @vitest-environment window
import { afterEach, beforeEach, expect, it } from "vitest";
import { choosePlace, forgetPlace } from "../../device/place";
import "./fillPlace";

const boston = { label: "Boston, MA", lat: 42.36, lng: -71.06 };
let input: HTMLInputElement;
function render(value = "", name = "q"): void {
  document.body.innerHTML = `<form><input name="${name}" value="${value}"><fill-place hidden></fill-place></form>`;
  input = document.querySelector("input")!;
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

it("fills the field with the device's place, follows its changes, and selects it for typing over", () => {
  choosePlace(boston);
  render();
  expect(input.value).toBe("Boston, MA");
  input.focus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 10]);
  input.blur();
  choosePlace({ ...boston, label: "02108" });
  expect(input.value).toBe("02108");
  forgetPlace();
  expect(input.value).toBe("");
});

it("fills the field of the guide of keys, too", () => {
  choosePlace(boston);
  render("", "near");
  expect(input.value).toBe("Boston, MA");
});

it("leaves what the visitor has typed, or is typing", () => {
  choosePlace(boston);
  render("Denver");
  expect(input.value).toBe("Denver");
  input.value = "";
  input.focus();
  choosePlace({ ...boston, label: "02108" });
  expect(input.value).toBe("");
});

it("does nothing without a place, or in no form", () => {
  render();
  expect(input.value).toBe("");
  document.body.innerHTML = "<fill-place></fill-place>";
  choosePlace(boston);
});
