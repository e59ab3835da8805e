import { describe, expect, test } from "vitest";
import { toTestSnapshot } from "../../testing";
import { parseQuery } from "./parseQuery";
import { toFilter } from "./toFilter";

const link = (id: string) => ({ link_type: "Document", id });
const empty = { price: null, opened: null, place: {}, owner: { link_type: "Any" }, title: [] };

const snapshot = toTestSnapshot({
  "en-us/shop/a.json": {
    id: "A",
    uid: "a",
    tags: ["new", "big"],
    last_publication_date: "2026-02-01T10:00:00+0000",
    data: {
      price: 5,
      opened: "2026-03-04",
      place: { latitude: 40.7, longitude: -74 },
      owner: link("P"),
      title: [{ type: "heading1", text: "Clés à copier", spans: [] }],
      rows: [{ label: "one" }, { label: "two" }],
      isOpen: true,
    },
  },
  "en-us/shop/b.json": {
    id: "B",
    uid: "b",
    tags: ["new"],
    data: { ...empty, price: 9, opened: "2026-12-25T15:30:00+0000", rows: [], isOpen: false },
  },
  "en-us/shop/c.json": { id: "C", uid: "c", data: empty },
  "en-us/person/p.json": { id: "P", data: { name: "Keys" } },
});

function find(q: string): string {
  const filters = parseQuery(`[[${q}]]`).map((predicate) => toFilter(predicate, snapshot));
  return snapshot.documents
    .filter((document) => filters.every((filter) => filter(document)))
    .map(({ id }) => id)
    .join("");
}

describe("toFilter", () => {
  test.each([
    ['at(document.id, "B")', "B"],
    ['at(document.type, "person")', "P"],
    ['at(document.tags, ["new", "big"])', "A"],
    ['at(document.tags, "new")', "AB"],
    ['not(document.tags, ["new"])', "CP"],
    ['any(document.tags, ["big", "old"])', "A"],
    ['in(document.id, ["C", "A", "Z"])', "AC"],
    ['in(my.shop.uid, ["b"])', "B"],
    ['any(document.type, ["person", "shop"])', "ABCP"],
    ["at(my.shop.price, 9)", "B"],
    ["at(my.shop.isOpen, true)", "A"],
    ['at(my.shop.owner, "P")', "A"],
    ['at(my.shop.rows.label, "two")', "A"],
    [`at(my.shop.opened, ${Date.UTC(2026, 2, 4)})`, "A"],
    ['not(my.shop.uid, "a")', "BC"],
    ["has(my.shop.title)", "A"],
    ["has(my.shop.place)", "A"],
    ["missing(my.shop.owner)", "BC"],
    ["missing(my.shop.price)", "C"],
    ['fulltext(document, "KEYS")', "P"],
    ['fulltext(my.shop.title, "copier cles")', "A"],
    ['fulltext(document, "heading1")', ""],
    ["number.lt(my.shop.price, 9)", "A"],
    ["number.gt(my.shop.price, 5)", "B"],
    ["number.inRange(my.shop.price, 5, 9)", "AB"],
    ['date.after(my.shop.opened, "2026-03-04")', "B"],
    ['date.before(my.shop.opened, "2026-03-05")', "A"],
    ['date.between(my.shop.opened, "2026-03-01", "2026-03-31")', "A"],
    [`date.after(document.last_publication_date, ${Date.UTC(2026, 0, 31)})`, "A"],
    ["date.day-of-month(my.shop.opened, 25)", "B"],
    ["date.day-of-month-after(my.shop.opened, 4)", "B"],
    ['date.day-of-week(my.shop.opened, "Wed")', "A"],
    ["date.day-of-week(my.shop.opened, 5)", "B"],
    ['date.day-of-week(document.last_publication_date, "Sunday")', "A"],
    ['date.month(my.shop.opened, "March")', "A"],
    ["date.month-before(my.shop.opened, 12)", "A"],
    ["date.year(my.shop.opened, 2026)", "AB"],
    ["date.hour(my.shop.opened, 15)", "B"],
    ["date.hour-after(my.shop.opened, 15)", ""],
    ["geopoint.near(my.shop.place, 40.8, -74, 12)", "A"],
    ["geopoint.near(my.shop.place, 40.8, -74, 11)", ""],
  ])("%s finds %j", (q, found) => {
    expect(find(q)).toBe(found);
  });

  test.each([
    ['similar("A", 3)', "similar"],
    ['near(document.id, "A")', "near"],
    ['toString(document.id, "A")', "toString"],
    ['at(document.lang, "en-us")', "document.lang"],
    ['at(my.ghost.uid, "a")', "my.ghost.uid"],
    ["has(my.shop.colour)", "my.shop.colour"],
    ["has(my.person.uid)", "my.person.uid"],
    ['at(document.type, "ghost")', "ghost"],
    ['at(document, "x")', "'document'"],
    ['in(my.shop.price, ["1"])', "my.shop.price"],
    ['at(document.id, ["A"])', "document.tags"],
    ['any(document.id, "A")', "list"],
    ['number.lt(my.shop.price, "9")', "number"],
    ['date.after(my.shop.opened, "soon")', "date"],
    ["number.inRange(my.shop.price, 1)", "2 values"],
  ])("refuses %s, naming %s", (q, named) => {
    expect(() => find(q)).toThrow(named);
  });
});
