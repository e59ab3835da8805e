import { expect, test } from "vitest";
import { compareSchemas } from "./schemaChanges";

const BEFORE = `
  type Query { kiosk(id: ID!): Kiosk kiosks(near: Point!): [Kiosk!] state: State! }
  type Kiosk { name: String phone: String state: State }
  input Point { lat: Float! }
  enum State { OPEN }
`;
const operations = {
  a: { name: "KioskName", text: 'query KioskName { kiosk(id: "1") { name } }' },
  b: { name: "KioskPhone", text: 'query KioskPhone { kiosk(id: "1") { ...Phone } } fragment Phone on Kiosk { phone }' },
  d: { name: "KioskState", text: 'query KioskState { kiosk(id: "1") { state } }' },
  c: { name: "Near", text: "query Near($near: Point!) { kiosks(near: $near) { name } }" },
};
const changed = (from: string, to: string) => {
  expect(BEFORE).toContain(from);
  return compareSchemas(BEFORE, BEFORE.replace(from, to), operations);
};

test("reports a removed field as breaking, with the operations that select it, also in a fragment", () => {
  expect(changed(" phone: String", "").breaking).toEqual(["FIELD_REMOVED: Kiosk.phone was removed. Used by KioskPhone."]);
});

test("reports a removed type as breaking, with the operations that select its fields", () => {
  const { breaking } = compareSchemas("type Query { a: A ok: Boolean } type A { is: Boolean }", "type Query { ok: Boolean }", {
    a: { name: "AskA", text: "query AskA { a { is } }" },
    b: { name: "AskOk", text: "query AskOk { ok }" },
  });
  expect(breaking).toEqual(["TYPE_REMOVED: A was removed. Used by AskA.", "FIELD_REMOVED: Query.a was removed. Used by AskA."]);
});

test("reports a new required argument or input field as breaking", () => {
  expect(changed("kiosk(id: ID!)", "kiosk(id: ID!, lang: String!)").breaking).toEqual([
    "REQUIRED_ARG_ADDED: A required arg lang on Query.kiosk was added. Used by KioskName, KioskPhone, KioskState.",
  ]);
  expect(changed("lat: Float!", "lat: Float! lng: Float!").breaking).toEqual([
    "REQUIRED_INPUT_FIELD_ADDED: A required field lng on input type Point was added. Used by Near.",
  ]);
});

test("names no users of a field that no operation of the site selects, even if some select its type", () => {
  expect(changed("state: State! }", "state: State }").breaking).toEqual([
    "FIELD_CHANGED_KIND: Query.state changed type from State! to State.",
  ]);
});

test("warns of a new enum value, and accepts a new field", () => {
  expect(changed("OPEN", "OPEN CLOSED")).toEqual({
    breaking: [],
    dangerous: ["VALUE_ADDED_TO_ENUM: CLOSED was added to enum type State."],
  });
  expect(changed("name: String", "name: String fax: String")).toEqual({ breaking: [], dangerous: [] });
});
