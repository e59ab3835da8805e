import { expect, it } from "vitest";
import { findFailedBoundaries } from "./failedBoundaries";

const boundary = (sign: string, attributes: string, fallback: string) =>
  `<!--$${sign}--><template ${attributes}></template>${fallback}<!--/$-->`;
const mark = (value: string) => `<template data-mark="${value}"></template>`;

it("finds boundaries that failed before the page was sent", () => {
  const html = `<p>a</p>${boundary("!", 'data-dgst="12" data-msg="a &gt; b"', mark("hero$&amp;"))}<!--$--><p>b</p><!--/$-->`;
  expect(findFailedBoundaries(html, "data-mark")).toEqual([{ digest: "12", value: "hero$&" }]);
});

it("finds those that failed after their fallback was sent, and leaves out those that came", () => {
  const html =
    `${boundary("?", 'id="B:0"', mark("a"))}${boundary("?", 'id="B:1a"', mark("b"))}` +
    `<script>$RC("B:0","S:0")</script><script>$RX("B:1a","34","No")</script>`;
  expect(findFailedBoundaries(html, "data-mark")).toEqual([{ digest: "34", value: "b" }]);
});

it("leaves out boundaries of others", () => {
  const html = `${boundary("!", 'data-dgst="12"', "<p>Away</p>")}${boundary("!", 'data-dgst="12"', mark("a").replace("mark", "other"))}`;
  expect(findFailedBoundaries(html, "data-mark")).toEqual([]);
});
