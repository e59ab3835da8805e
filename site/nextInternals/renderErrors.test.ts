import { createRequire } from "node:module";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type * as react from "react";
import type * as server from "react-dom/server";
import { expect, it } from "vitest";
import { findFailedBoundaries } from "./renderErrors";

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

it("React writes failed boundaries in this way", async () => {
  // The copies by which Next renders pages.
  const require = createRequire(import.meta.url);
  const { createElement, Suspense, use } = require("next/dist/compiled/react") as typeof react;
  const { renderToPipeableStream } = require("next/dist/compiled/react-dom/server.node") as typeof server;
  let breakLater: (error: Error) => void = () => {};
  const later = new Promise<string>((_, reject) => (breakLater = reject));
  const Broken = (): string => {
    throw new Error("at once");
  };
  const BrokenLater = () => use(later);
  const marked = (value: string, child: react.FunctionComponent) =>
    createElement(Suspense, { key: value, fallback: createElement("template", { "data-mark": value }) }, createElement(child));
  const page = createElement(
    "main",
    null,
    marked("a&", Broken),
    marked("b", BrokenLater),
    marked("c", () => "well"),
  );
  const sent = new PassThrough();
  const { pipe } = renderToPipeableStream(page, {
    onError: (error) => ((error as Error).message === "at once" ? "12" : "34"),
    onShellReady() {
      pipe(sent);
      breakLater(new Error("later"));
    },
  });
  expect(findFailedBoundaries(await text(sent), "data-mark"), "Next no longer writes failed boundaries as this file reads them").toEqual([
    { digest: "12", value: "a&" },
    { digest: "34", value: "b" },
  ]);
});
