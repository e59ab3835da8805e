import { SliceSimulator } from "@prismicio/next";
import { SliceZone } from "@prismicio/react";
import { withAnchors } from "#shared/links/anchors.ts";
import { components } from "#slices/index.ts";
import { DEFAULT_LANG, isLang, toBcp47 } from "../../i18n/languages";
import { simulatorTexts } from "../../i18n/simulator";
import { ModelFaults } from "../../parts/dev/ModelFaults";
import { withLiveExample } from "./liveExamples";
import { readSlices } from "./readSlices";
import faultStyles from "./SimulatorFault.module.css";
import { SimulatorLanguage } from "./SimulatorLanguage";
import { SliceMachineBridge } from "./SliceMachineBridge";

interface Props {
  searchParams: Promise<{ state?: unknown; lang?: unknown }>;
}

/**
 * Renders the slices that Slice Machine and Prismic's page builder send, with the site's styles, in the language of `?lang`. In place of
 * live data there are examples.
 */
export default async function SliceSimulatorPage({ searchParams }: Props) {
  const { state, lang: langParam } = await searchParams;
  const lang = typeof langParam === "string" && isLang(langParam) ? langParam : DEFAULT_LANG;
  const content = readSlices(state);
  return (
    <>
      {process.env.NODE_ENV === "production" ? <SliceMachineBridge /> : <ModelFaults />}
      <SliceSimulator>
        {/* data-slice-zone tells the simulator where slices begin; curves overlap their neighbours only within a main element. */}
        <main lang={toBcp47(lang)} data-slice-zone>
          <SliceZone
            slices={withAnchors("slices" in content ? content.slices : []).map((slice) => withLiveExample(slice, lang))}
            components={components}
            context={{ lang, isDraft: true }}
          />
        </main>
      </SliceSimulator>
      {"fault" in content && (
        <p role="alert" lang={toBcp47(lang)} className={faultStyles.fault}>
          {simulatorTexts[lang][content.fault]}
        </p>
      )}
      <SimulatorLanguage lang={lang} />
    </>
  );
}
