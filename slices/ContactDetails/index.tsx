import { type Content, isFilled } from "@prismicio/client";
import type { ContactDetailsLiveFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { contactErrorText } from "#site/ui/ContactLines/contactErrorText.ts";
import { ContactLines } from "#site/ui/ContactLines/ContactLines.tsx";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./ContactDetails.module.css";

/** Contact details: the editor's text and hours, and the live company information. */
export default function ContactDetails({ slice, context: { lang } }: SliceProps<Content.ContactDetailsSlice, ContactDetailsLiveFragment>) {
  const { title, text, hours, color, custom_color, curve } = slice.primary;
  const { contactDetails } = slice;
  const hasWords = [title, text, hours].some((field) => isFilled.richText(field));
  if (contactDetails && isSilent(contactDetails) && !hasWords) return null;
  const Hours = isFilled.richText(title) ? "h3" : "h2";
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <div className={styles.layout}>
        <div>
          <SectionHead title={title} description={text} />
          {isFilled.richText(hours) && (
            <div className={styles.hours}>
              <Hours className={styles.hoursTitle}>{messagesOf(lang).hours}</Hours>
              <RichText field={hours} />
            </div>
          )}
        </div>
        {contactDetails && <Ways contact={contactDetails} lang={lang} />}
        {!contactDetails && <p className={styles.missing}>{contactErrorText(slice.contactError, lang)}</p>}
      </div>
    </Section>
  );
}

type Contact = NonNullable<ContactDetailsLiveFragment["contactDetails"]>;

function isSilent({ phone, fax, customerSupport, email, address }: Contact): boolean {
  return ![phone.value, fax.value, customerSupport.value, email].some(Boolean) && !isFilled.richText(address);
}

function Ways({ contact, lang }: { contact: Contact; lang: Lang }) {
  const messages = messagesOf(lang);
  const { email, address } = contact;
  const mail = email ? [{ label: messages.email, value: <a href={`mailto:${email}`}>{email}</a> }] : [];
  const addressLine = isFilled.richText(address)
    ? [
        {
          label: messages.address,
          value: (
            <address className={styles.address}>
              <RichText field={address} />
            </address>
          ),
        },
      ]
    : [];
  return <ContactLines contact={contact} className={styles.lines} more={[...mail, ...addressLine]} />;
}
