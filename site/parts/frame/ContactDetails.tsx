import { isFilled } from "@prismicio/client";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ContactLines } from "../../ui/ContactLines/ContactLines";
import { ContentLink, leadsOn } from "../../ui/ContentLink/ContentLink";
import { RichText } from "../../ui/RichText/RichText";
import styles from "./Footer.module.css";
import type { Chrome } from "../chrome/chrome";

/** The company's contact details, or the reason why there are none. */
export function ContactDetails({ chrome: { contact, contactError }, lang }: { chrome: Chrome; lang: Lang }) {
  const messages = messagesOf(lang);
  if (!contact) return <p>{contactError}</p>;
  const { title, address, email, contactPage, phone, customerSupport } = contact;
  const none = { label: "", value: null };
  // One number for each need: the office's own and the fax are on the page of contacts, the locksmith's is a button.
  const numbers = { customerSupport, phone: customerSupport.value ? none : phone, fax: none };
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {isFilled.richText(address) && (
        <address className={styles.address}>
          <RichText field={address} />
        </address>
      )}
      <ContactLines contact={numbers} className={styles.lines} />
      {email && (
        <p>
          <a href={`mailto:${email}`} className={styles.email}>
            {email}
          </a>
        </p>
      )}
      {leadsOn(contactPage) && (
        <p>
          <ContentLink field={contactPage} className={styles.link}>
            {messages.contactPage}
          </ContentLink>
        </p>
      )}
    </>
  );
}
