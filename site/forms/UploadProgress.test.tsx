import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formWords } from "../i18n/forms";
import { LANGS } from "../i18n/languages";
import { UploadProgress } from "./UploadProgress";

it.each(LANGS)("in %s, an upload can be stopped until all of it is sent", (lang) => {
  const { stop, allSent } = formWords(lang);
  const render = (part: number) => renderToStaticMarkup(<UploadProgress part={part} lang={lang} onStop={() => {}} />);
  expect(render(0.999)).toContain(stop);
  expect(render(1)).toContain(allSent);
  expect(render(1)).not.toContain(stop);
});
