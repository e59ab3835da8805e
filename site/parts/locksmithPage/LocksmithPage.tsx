import { isFilled } from "@prismicio/client";
import { siteConfig } from "../../config";
import { LocksmithForm } from "../../forms/locksmith/LocksmithForm";
import { type Lang, type LanguagePaths, withLang } from "../../i18n/languages";
import { locksmithWords } from "../../i18n/locksmith";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { Arrow } from "../../ui/Arrow";
import { buttonClass } from "../../ui/Button/Button";
import { CallLink } from "../../ui/CallLink/CallLink";
import { ContentImage } from "../../ui/ContentImage/ContentImage";
import { ContentLink, isNamedLink } from "../../ui/ContentLink/ContentLink";
import { RichText } from "../../ui/RichText/RichText";
import { Section } from "../../ui/Section/Section";
import { SellingPoints } from "../../ui/SellingPoints/SellingPoints";
import { Sentences } from "../../ui/Sentences/Sentences";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import { firstDialableNumber, toTel } from "../../ui/toTel";
import { PageBreadcrumbs } from "../breadcrumbs/PageBreadcrumbs";
import { loadChrome } from "../chrome/loadChrome";
import { PageFrame } from "../frame/PageFrame";
import { type LockedOutAt, loadLocksmithTexts } from "./loadLocksmith";
import styles from "./LocksmithPage.module.css";

interface LocksmithPageProps {
  edition: Edition;
  /** Path of this page, without language prefix and query. */
  path: string;
  languagePaths: LanguagePaths;
  where: LockedOutAt;
  /** The kiosks of the same place, with language prefix. */
  kiosksHref: string;
  /** What the visitor typed. */
  words?: string;
  /** What is wrong with it. */
  fault?: string;
}

/**
 * The answer to somebody who is locked out: the number first, then prices and time as the editor wrote them. A locksmith comes to the
 * visitor, so there is no list of places to go to.
 */
export async function LocksmithPage({ edition, path, languagePaths, where, kiosksHref, words, fault }: LocksmithPageProps) {
  const { lang } = edition;
  const [texts, chrome] = await Promise.all([loadLocksmithTexts(edition), loadChrome(edition)]);
  const messages = messagesOf(lang);
  const isKnown = where.city !== null || where.isServed !== null;
  const number = firstDialableNumber(siteConfig().localPhone, texts?.call_number, chrome.localPhone);
  return (
    <PageFrame edition={edition} languagePaths={languagePaths} hasOwnSearch>
      <Section color="ink" curve="bottom" className={styles.answer}>
        <PageBreadcrumbs
          lang={lang}
          url={withLang(path, lang)}
          above={[{ label: messages.keyServices, href: withLang("/key-services/", lang) }]}
          name={where.city ?? messages.locksmith}
        />
        <div className={styles.row}>
          <div>
            <h1 className={styles.title}>
              <Sentences text={titleOf(where, lang)} />
            </h1>
            {number && (
              <p className={styles.number}>
                <a href={toTel(number)}>{number}</a>
              </p>
            )}
            <div className={styles.buttons}>
              <CallLink number={number} label={messages.callLocksmith} />
              {isNamedLink(texts?.prices_link) && (
                <ContentLink field={texts.prices_link} className={`${buttonClass("outlined")} ${styles.prices}`}>
                  {texts.prices_link.text}
                </ContentLink>
              )}
            </div>
            <Lead where={where} text={texts?.description} lang={lang} />
            {texts && <SellingPoints points={texts.facts} level={2} />}
            {isNamedLink(texts?.callback_link) && (
              <p className={styles.callback}>
                <ContentLink field={texts.callback_link}>{texts.callback_link.text}</ContentLink>
              </p>
            )}
          </div>
          {texts?.image && <ContentImage field={texts.image} className={styles.image} sizes="(min-width: 960px) 460px, 1px" />}
        </div>
      </Section>
      <Section>
        <div className={styles.ways}>
          <div>
            <h2 className={styles.heading}>{locksmithWords(lang).somewhereElse}</h2>
            <LocksmithForm words={texts} number={null} lang={lang} value={words} fault={fault} isForAnother={isKnown} />
          </div>
          <div>
            <h2 className={styles.heading}>{locksmithWords(lang).keyInstead}</h2>
            <p className={styles.kiosks}>
              <SiteLink href={kiosksHref} className={styles.way}>
                {where.city ? locksmithWords(lang).kiosksIn(where.city) : messages.findKiosk} <Arrow />
              </SiteLink>
            </p>
          </div>
        </div>
      </Section>
    </PageFrame>
  );
}

function titleOf({ city, isServed }: LockedOutAt, lang: Lang): string {
  const words = locksmithWords(lang);
  return city && isServed === false ? words.callFirst(city) : words.comes(city);
}

type Texts = NonNullable<Awaited<ReturnType<typeof loadLocksmithTexts>>>;

function Lead({ where, text, lang }: { where: LockedOutAt; text: Texts["description"] | undefined; lang: Lang }) {
  if (where.isServed === false) return <p className={styles.lead}>{locksmithWords(lang).callFirstText}</p>;
  if (!isFilled.richText(text)) return null;
  return (
    <div className={styles.lead}>
      <RichText field={text} />
    </div>
  );
}
