import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { galleryWords } from "../../i18n/gallery";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { buttonClass } from "../../ui/Button/Button";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import { Icon } from "../../ui/Icon/Icon";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { TakeAlong } from "../../parts/takeAlong/TakeAlong";
import { DesignDialog } from "./DesignDialog";
import { productData } from "./productData";
import type { GalleryPlace } from "./galleryPlace";
import { closed, type GalleryState, galleryHref } from "../../parts/galleryState/galleryState";
import { type Filter, labelOf } from "./galleryView";
import styles from "./OpenDesign.module.css";
import { WhereInStock } from "./WhereInStock";

interface OpenDesignProps {
  design: OpenDesignFragment;
  filters: readonly Filter[];
  place: GalleryPlace | null;
  state: GalleryState;
  url: string;
  lang: Lang;
}

const TITLE = "open-design";

/** One design in a dialog above the gallery: large, with the kiosks that stock it. The closing link leads to the unchanged list. */
export function OpenDesign({ design, filters, place, state, url, lang }: OpenDesignProps) {
  const messages = messagesOf(lang);
  const { siteUrl, keyServiceUrl } = siteConfig();
  const name = design.name || messages.keyDesign;
  const theme = labelOf(design.designGroup, filters);
  const path = galleryHref(url, { page: 1, sku: state.sku });
  return (
    <DesignDialog key={galleryHref(url, state)} openedBy="sku" labelledBy={TITLE} className={styles.sheet}>
      <div className={styles.content}>
        <SiteLink href={galleryHref(url, closed(state))} className={styles.close} aria-label={messages.closeDesign} data-close>
          <Icon name="close" />
        </SiteLink>
        <div className={styles.stage}>
          <DesignPicture image={design.image} className={styles.picture} isFirst />
        </div>
        <h2 id={TITLE} lang={design.name ? "en" : undefined} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.theme}>
          {[theme, design.skuId === null ? null : galleryWords(lang).number(design.skuId)].filter(Boolean).join(" · ")}
        </p>
        <div className={styles.ways}>
          {keyServiceUrl && design.skuId !== null && (
            <a href={keyServiceHref(keyServiceUrl, design.skuId)} rel="noopener" className={buttonClass("primary")}>
              {messages.keyService}
            </a>
          )}
          <TakeAlong kind="design" href={path} name={name} detail={theme || undefined} shareLabel={messages.shareDesign} lang={lang} />
        </div>
        {design.skuId !== null && <WhereInStock skuId={design.skuId} place={place} state={state} url={url} lang={lang} />}
      </div>
      <JsonLd data={productData(design, { siteUrl, url: siteUrl + path, theme, name })} />
    </DesignDialog>
  );
}

/** Returns the URL of the key service for a blank. Parameters of the base URL are kept. */
function keyServiceHref(baseUrl: string, skuId: number): string {
  const address = new URL(baseUrl);
  address.searchParams.set("sku", String(skuId));
  return address.href;
}
