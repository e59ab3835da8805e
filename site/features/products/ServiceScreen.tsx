import type { Lang } from "../../i18n/languages";
import { siteConfig } from "../../config";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { PageSlices } from "../page/PageSlices";
import type { ServicePage } from "../page/pageTypes";
import { serviceData } from "./serviceData";

/** One service: its slices, and what search engines are told of it. */
export function ServiceScreen({ page, lang }: { page: ServicePage; lang: Lang }) {
  const data = serviceData(page, siteConfig().siteUrl);
  return (
    <>
      <PageSlices slices={page.data.slices} lang={lang} />
      {data && <JsonLd data={data} />}
    </>
  );
}
