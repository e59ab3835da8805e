import { Honeypot, SelectField, TextArea, TextField } from "#site/forms/Field.tsx";
import type { FieldsView } from "#site/forms/formState.ts";
import { FieldPair } from "#site/forms/Steps.tsx";
import { formWords } from "#site/i18n/forms.ts";
import type { Lang } from "#site/i18n/languages.ts";

/** The fields of a message to the company. */
export function ContactFields({ lang, fields }: { lang: Lang; fields: FieldsView }) {
  const { fields: words, topics, pickTopic } = formWords(lang).contact;
  const of = (name: keyof typeof words) => ({ field: fields(name), words: words[name], lang });
  return (
    <>
      <FieldPair>
        <TextField {...of("name")} autoComplete="name" />
        <SelectField {...of("topic")} options={topics} prompt={pickTopic} />
      </FieldPair>
      <FieldPair>
        <TextField {...of("email")} type="email" autoComplete="email" inputMode="email" />
        <TextField {...of("phone")} type="tel" autoComplete="tel" inputMode="tel" isOptional />
      </FieldPair>
      <TextArea {...of("message")} />
      <Honeypot field={fields("website")} lang={lang} />
    </>
  );
}
