import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "../page/loadPage";
import { PageSlices } from "../page/PageSlices";
import { Unavailable } from "../status/Unavailable";
import { loadServices } from "./loadServices";
import { ServiceList } from "./ServiceList";

/** All services: the editor's head of the page, a card each, and whatever the editor put below them. */
export async function ProductsScreen({ page, lang }: { page: Page; lang: Lang }) {
  const [head, ...below] = page.data.slices;
  const services = await loadServices(lang);
  return (
    <>
      {head && <PageSlices slices={[head]} lang={lang} />}
      {services ? <ServiceList services={services} /> : <Unavailable message={messagesOf(lang).servicesMissing} lang={lang} />}
      <PageSlices slices={below} lang={lang} />
    </>
  );
}
