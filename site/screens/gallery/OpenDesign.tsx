import type { LinkField } from "@prismicio/client";
import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import { siteConfig } from "../../config";
import { galleryWords } from "../../i18n/gallery";
import { kioskRowWords } from "../../i18n/kioskRow";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { fromPrice, pricedCountry, type Prices, priceWords } from "../../i18n/prices";
import { takeAlongWords } from "../../i18n/takeAlong";
import { SiteButtonLink } from "../../ui/Button/ButtonLink";
import { leadsOn } from "../../ui/ContentLink/ContentLink";
import { DesignPicture } from "../../ui/DesignPicture/DesignPicture";
import { Icon } from "../../ui/Icon/Icon";
import { JsonLd } from "../../ui/JsonLd/JsonLd";
import { ShareButton } from "../../ui/ShareButton/ShareButton";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { SaveButton } from "../../parts/takeAlong/SaveButton";
import { priceSpecification } from "../../parts/seo/structuredData";
import { DesignDialog } from "./DesignDialog";
import { productData } from "./productData";
import type { GalleryPlace } from "./galleryPlace";
import { closed, type GalleryState, galleryHref } from "../../parts/galleryState/galleryState";
import { type Filter, labelOf } from "./galleryView";
import styles from "./OpenDesign.module.css";
import { loadStocked } from "./loadGallery";
import { openFirst } from "./openFirst";
import { WhereInStock } from "./WhereInStock";

interface OpenDesignProps {
  design: OpenDesignFragment;
  filters: readonly Filter[];
  place: GalleryPlace | null;
  prices: Prices;
  /** The editor's link to the guide of keys. */
  guide?: LinkField | null;
  state: GalleryState;
  url: string;
  lang: Lang;
}

const TITLE = "open-design";

/**
 * One design in a dialog above the gallery: large, with its price, the kiosks that stock it, and the way to the first of them. The closing
 * link leads to the unchanged list.
 */
export async function OpenDesign({ design, filters, place, prices: all, guide, state, url, lang }: OpenDesignProps) {
  const messages = messagesOf(lang);
  const { siteUrl } = siteConfig();
  const { skuId } = design;
  const kiosks = await loadKiosks(skuId, place, lang);
  const country = pricedCountry(lang, kiosks?.[0]?.kiosk.address.country);
  const prices = all[country] ?? {};
  const plain = fromPrice(prices.keyCopy, lang);
  const name = design.name || messages.keyDesign;
  const theme = labelOf(design.designGroup, filters);
  const path = galleryHref(url, { page: 1, sku: state.sku });
  const share = { name, url: siteUrl + path, lang };
  const first = kiosks?.find(({ kiosk }) => kiosk.path)?.kiosk.path;
  return (
    <DesignDialog key={galleryHref(url, state)} openedBy="sku" labelledBy={TITLE} className={styles.sheet}>
      <div className={styles.content}>
        <Picture design={design} name={name} theme={theme} path={path} closedHref={galleryHref(url, closed(state))} lang={lang} />
        <div className={styles.line}>
          <h2 id={TITLE} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          {prices.printedKey && <p className={styles.price}>{prices.printedKey.text}</p>}
        </div>
        <p className={`${styles.line} ${styles.theme}`}>
          <span>{[theme, skuId === null ? null : galleryWords(lang).number(skuId)].filter(Boolean).join(", ")}</span>
          {plain && <span>{priceWords(lang).plainKey(plain)}</span>}
        </p>
        {skuId !== null && <WhereInStock kiosks={kiosks} place={place} state={state} url={url} lang={lang} />}
        <div className={styles.more}>
          {skuId !== null && <OtherWays skuId={skuId} guide={guide} place={place} lang={lang} />}
          {!first && <Share {...share} isQuiet />}
        </div>
      </div>
      {first && (
        <div className={styles.bar}>
          <SiteButtonLink href={withLang(first, lang)} look="primary">
            <Icon name="pin" size={20} />
            {messages.seeKiosk}
          </SiteButtonLink>
          <Share {...share} />
        </div>
      )}
      <JsonLd
        data={productData(design, { siteUrl, url: siteUrl + path, theme, name, price: priceSpecification(prices.printedKey, country) })}
      />
    </DesignDialog>
  );
}

/** Loads the kiosks around a place that stock a design, open ones first; null without a place, or when they failed to load. */
async function loadKiosks(skuId: number | null, place: GalleryPlace | null, lang: Lang) {
  const stocked = skuId !== null && place?.kind === "found" ? await loadStocked(skuId, place.at) : null;
  return stocked && openFirst(stocked, lang);
}

interface PictureProps {
  design: OpenDesignFragment;
  name: string;
  theme: string | null;
  /** URL of the design. */
  path: string;
  /** URL of the list without it. */
  closedHref: string;
  lang: Lang;
}

/** The design large, with the buttons to save it and to close the dialog. */
function Picture({ design, name, theme, path, closedHref, lang }: PictureProps) {
  const { closeDesign, close } = messagesOf(lang);
  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
        <SaveButton
          kind="design"
          href={path}
          name={name}
          detail={theme || undefined}
          label={takeAlongWords(lang).save.design}
          word={kioskRowWords(lang).save}
          buttonClassName={styles.control}
          className={styles.save}
        />
        <SiteLink href={closedHref} className={`${styles.control} ${styles.close}`} aria-label={closeDesign} data-close>
          <Icon name="close" size={18} />
          {close}
        </SiteLink>
      </div>
      <DesignPicture image={design.image} className={styles.picture} isFirst />
    </div>
  );
}

/** The button that shares the design; without a kiosk to lead to, it looks like a link. */
function Share({ name, url, isQuiet = false, lang }: { name: string; url: string; isQuiet?: boolean; lang: Lang }) {
  const { shareDesign, shareWord, linkCopied, linkToCopy, close } = messagesOf(lang);
  const shared = { title: name, url, texts: { linkCopied, linkToCopy, close }, className: styles.share };
  return (
    <ShareButton label={shareDesign} {...shared} {...(isQuiet && { buttonClassName: styles.quiet })}>
      <Icon name="share" size={18} />
      {shareWord}
    </ShareButton>
  );
}

type OtherWaysProps = Pick<OpenDesignProps, "guide" | "place" | "lang"> & { skuId: number };

/** Links to the guide of keys, and to the key service. */
function OtherWays({ skuId, guide, place, lang }: OtherWaysProps) {
  const { keyServiceUrl } = siteConfig();
  return (
    <>
      {leadsOn(guide) && guide.text && (
        <p>
          <SiteLink href={guideHref(guide.url!, skuId, place)}>{guide.text}</SiteLink>
        </p>
      )}
      {keyServiceUrl && (
        <p>
          <a href={keyServiceHref(keyServiceUrl, skuId)} rel="noopener">
            {messagesOf(lang).keyService}
          </a>
        </p>
      )}
    </>
  );
}

/** Returns the URL of the guide of keys, with a design and a place that are chosen there. */
function guideHref(url: string, skuId: number, place: GalleryPlace | null): string {
  const query = new URLSearchParams({ kind: "keyCopy", design: String(skuId) });
  if (place?.kind === "found" && place.words) query.set("near", place.words);
  return `${url}?${query}`;
}

/** Returns the URL of the key service for a blank. Parameters of the base URL are kept. */
function keyServiceHref(baseUrl: string, skuId: number): string {
  const address = new URL(baseUrl);
  address.searchParams.set("sku", String(skuId));
  return address.href;
}
