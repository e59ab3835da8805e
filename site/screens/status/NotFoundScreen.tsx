import { isFilled } from "@prismicio/client";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import button from "../../ui/Button/Button.module.css";
import { ContentImage } from "../../ui/ContentImage/ContentImage";
import { ContentLink, leadsOn } from "../../ui/ContentLink/ContentLink";
import { RichText } from "../../ui/RichText/RichText";
import { linkTo } from "../../parts/chrome/builtInMenus";
import { Section } from "../../ui/Section/Section";
import { CallStrip } from "../../parts/frame/CallStrip";
import { loadChrome } from "../../parts/chrome/loadChrome";
import { PageFrame } from "../../parts/frame/PageFrame";
import { fillPhone } from "../../parts/content/fillPhone";
import { loadNotFoundPage, type NotFoundPage } from "./loadNotFoundPage";
import styles from "./StatusScreen.module.css";

type Buttons = NotFoundPage["data"]["buttons"];

/** The 404 page: the editor's document, with the site's own texts for empty fields. */
export async function NotFoundScreen({ edition }: { edition: Edition }) {
  const { lang } = edition;
  const messages = messagesOf(lang);
  const [original, { brand, call, localPhone }] = await Promise.all([loadNotFoundPage(edition), loadChrome(edition)]);
  const page = fillPhone(original, localPhone);
  const { title, description, image, buttons, meta_title, meta_description } = page?.data ?? {};
  const filledButtons = buttons?.filter(({ text, link }) => text && leadsOn(link)) ?? [];
  return (
    <PageFrame edition={edition} languagePaths={{}}>
      {/* Next omits a page's metadata when the status is 404. */}
      <title>{meta_title || `404 | ${brand}`}</title>
      <meta name="description" content={meta_description || messages.siteDescription} />
      <Section
        color="light blue"
        curve="bottom"
        className={`${styles.head} ${styles.centered}`}
        // The draft bar says so, too.
        {...(edition.isDraft && { "data-draft-missing": "" })}
      >
        <div className={styles.screen}>
          {isFilled.image(image) ? (
            <ContentImage field={image} className={styles.art} sizes="min(100vw, 860px)" priority />
          ) : (
            // oxlint-disable-next-line nextjs/no-img-element -- an SVG of ours, which cannot be optimised further
            <img src="/assets/not-found.svg" alt="404" width={1170} height={400} className={styles.art} />
          )}
          <h1 className={styles.title}>{title || messages.notFoundTitle}</h1>
          <div className={styles.text}>
            {isFilled.richText(description) ? <RichText field={description} /> : <p>{messages.notFoundDescription}</p>}
          </div>
          <div className={styles.ways}>
            {(filledButtons.length > 0 ? filledButtons : builtInButtons(lang)).map(({ text, link, style }) => (
              <ContentLink
                key={text}
                field={link!}
                className={`${button.button} ${style === "primary" ? button.primary : button.outlined}`}
              >
                {text}
              </ContentLink>
            ))}
          </div>
          <p className={styles.reference}>404 · {messages.pageNotFound}</p>
        </div>
      </Section>
      {call && (
        <CallStrip call={call} title={messages.lockedOutTitle} text={messages.lockedOutText} label={messages.callNumber} look="card" />
      )}
    </PageFrame>
  );
}

function builtInButtons(lang: Lang): Buttons {
  const messages = messagesOf(lang);
  return [
    { text: messages.goHome, link: linkTo("/", lang), style: "primary" },
    { text: messages.faqsButton, link: linkTo("/frequently-asked-questions/", lang), style: "outlined" },
    { text: messages.keyServicesButton, link: linkTo("/products/key-copy-kiosk/", lang), style: "outlined" },
  ];
}
