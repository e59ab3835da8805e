import type { ComponentProps, ReactNode } from "react";
import { RESUME_ACCEPT } from "#shared/forms/resume.ts";
import { CheckboxGroup, ConsentBox, FileField, Honeypot, TextArea, TextField } from "#site/forms/Field.tsx";
import type { FieldsView, FormId } from "#site/forms/formState.ts";
import { FieldPair, Step } from "#site/forms/Steps.tsx";
import { formWords } from "#site/i18n/forms.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";

interface ApplicationFieldsProps {
  form: FormId;
  lang: Lang;
  fields: FieldsView;
  /** The visible step; undefined when all steps are visible. */
  step?: number;
  /** Whether the form's script sends it. Without the script, the file is the last field. */
  isLive?: boolean;
  /** Content at the end of each step, in place of the form's own. */
  ends?: readonly ReactNode[];
  /** Fields that replace plain inputs when scripts run. */
  address: ReactNode;
  date: ReactNode;
  /** Path of the terms, without language prefix. */
  termsPath: string;
  /** Further help text of the file field. */
  fileHelp?: string;
  onFile?: ComponentProps<"input">["onChange"];
}

/** The fields of an application by step, for the one long page and for the steps one by one. */
export function ApplicationFields({
  form,
  lang,
  fields,
  step,
  isLive = false,
  ends = [],
  address,
  date,
  termsPath,
  fileHelp,
  onFile,
}: ApplicationFieldsProps) {
  const { fields: words, steps, trades, consent } = formWords(lang).application;
  const of = (name: keyof typeof words) => ({ field: fields(name), words: words[name], lang });
  const isHidden = (one: number) => step !== undefined && step !== one;
  const [before, after] = consent.split("{terms}");
  const file = (
    <FileField
      {...of("resume")}
      words={{ ...words.resume, help: [words.resume.help, fileHelp].filter(Boolean).join(" ") }}
      accept={RESUME_ACCEPT}
      onChange={onFile}
      isOptional
    />
  );
  return (
    <>
      <Step form={form} step={1} title={steps[0]} isHidden={isHidden(1)}>
        <FieldPair>
          <TextField {...of("firstName")} autoComplete="given-name" />
          <TextField {...of("lastName")} autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <TextField {...of("email")} type="email" autoComplete="email" inputMode="email" />
          <TextField {...of("phone")} type="tel" autoComplete="tel" inputMode="tel" />
        </FieldPair>
        <Honeypot field={fields("website")} lang={lang} />
        {ends[0]}
      </Step>
      <Step form={form} step={2} title={steps[1]} isHidden={isHidden(2)}>
        {address}
        {ends[1]}
      </Step>
      <Step form={form} step={3} title={steps[2]} isHidden={isHidden(3)}>
        <CheckboxGroup {...of("trades")} options={trades} />
        <FieldPair>
          <TextField {...of("experienceYears")} type="number" inputMode="numeric" min={0} max={60} step={1} />
          {date}
        </FieldPair>
        <TextArea {...of("message")} isOptional />
        {ends[2]}
      </Step>
      <Step form={form} step={4} title={steps[3]} isHidden={isHidden(4)}>
        {isLive && file}
        <ConsentBox {...of("consent")}>
          {before}
          <a href={withLang(termsPath, lang)} target="_blank">
            {messagesOf(lang).termsOfUse}
          </a>
          {after}
        </ConsentBox>
        {/* A server that reads the form as a stream needs all other fields before the file. */}
        {!isLive && file}
        {ends[3]}
      </Step>
    </>
  );
}
