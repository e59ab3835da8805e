import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { isService, serviceName } from "../../i18n/services";
import type { Page } from "../../parts/content/loadPage";
import { titleFromPath } from "../../routing/titleFromPath";

/** Returns a page's short name: the site's own name when it knows the page type, else the editor's title, else a name from the path. */
export function pageName({ type, url, data }: Pick<Page, "type" | "url" | "data">, lang: Lang): string {
  if (type === "faq_page") return messagesOf(lang).allFaqs;
  if (type === "products_page") return messagesOf(lang).productsMenu;
  if ("service" in data && isService(data.service)) return serviceName(data.service, lang);
  const last = titleFromPath(url ?? "/")
    .split(" | ")
    .at(-1)!;
  return data.meta_title || last.charAt(0).toUpperCase() + last.slice(1);
}
