import type { ComponentProps, ReactNode } from "react";
import type { Lang } from "../i18n/languages";
import type { FieldWords } from "../i18n/forms.types";
import { errorText, formWords } from "../i18n/forms";
import styles from "./Field.module.css";
import type { FieldView } from "./formState";

interface FieldProps {
  field: FieldView;
  words: FieldWords;
  lang: Lang;
  isOptional?: boolean;
}

/** Returns the ids of a field's help and error. */
function describedBy({ id, error }: FieldView, { help }: FieldWords): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** Returns the attributes that every control has. */
function controlProps({ field, words, isOptional }: Omit<FieldProps, "lang">) {
  return {
    id: field.id,
    name: field.name,
    required: !isOptional,
    "aria-invalid": field.error ? true : undefined,
    "aria-describedby": describedBy(field, words),
  } as const;
}

function Label({ field, words, lang, isOptional }: FieldProps) {
  return (
    <label htmlFor={field.id} className={styles.label}>
      {words.label}
      {isOptional && <span className={styles.optional}> ({formWords(lang).optional})</span>}
    </label>
  );
}

/** Error and help below a control. */
function FieldNotes({ field, words, lang }: Omit<FieldProps, "isOptional">) {
  return (
    <>
      {field.error && (
        <p id={`${field.id}-error`} className={styles.error}>
          <Alert />
          {errorText({ field: field.name, code: field.error }, lang)}
        </p>
      )}
      {words.help && (
        <p id={`${field.id}-help`} className={styles.help}>
          {words.help}
        </p>
      )}
    </>
  );
}

/** A text input. `after` is shown beside the input, `children` below. */
export function TextField({
  field,
  words,
  lang,
  isOptional,
  after,
  children,
  ...input
}: FieldProps & { after?: ReactNode } & ComponentProps<"input">) {
  return (
    <div className={styles.field}>
      <Label field={field} words={words} lang={lang} isOptional={isOptional} />
      <div className={styles.control}>
        <input
          maxLength={100}
          {...input}
          {...controlProps({ field, words, isOptional })}
          defaultValue={field.value}
          className={styles.input}
        />
        {after}
      </div>
      <FieldNotes field={field} words={words} lang={lang} />
      {children}
    </div>
  );
}

/** A multi-line text input. */
export function TextArea({ field, words, lang, isOptional }: FieldProps) {
  return (
    <div className={styles.field}>
      <Label field={field} words={words} lang={lang} isOptional={isOptional} />
      <textarea
        {...controlProps({ field, words, isOptional })}
        rows={5}
        maxLength={2000}
        defaultValue={field.value}
        className={styles.area}
      />
      <FieldNotes field={field} words={words} lang={lang} />
    </div>
  );
}

/** A native select. */
export function SelectField({
  field,
  words,
  lang,
  options,
  prompt,
  autoComplete,
}: FieldProps & { options: Readonly<Record<string, string>>; prompt: string; autoComplete?: string }) {
  return (
    <div className={styles.field}>
      <Label field={field} words={words} lang={lang} />
      <div className={styles.control}>
        <select {...controlProps({ field, words })} autoComplete={autoComplete} defaultValue={field.value} className={styles.select}>
          <option value="">{prompt}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FieldNotes field={field} words={words} lang={lang} />
    </div>
  );
}

/** A group of checkboxes. Error and help describe the group; the error summary links to its first box. */
export function CheckboxGroup({ field, words, lang, options }: FieldProps & { options: Readonly<Record<string, string>> }) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field, words)} aria-invalid={field.error ? true : undefined}>
      <legend className={styles.label}>{words.label}</legend>
      <div className={styles.boxes}>
        {Object.entries(options).map(([value, label], index) => (
          <label key={value} className={styles.boxLabel}>
            <input
              id={index === 0 ? field.id : undefined}
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={field.values.includes(value)}
              className={styles.box}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes field={field} words={words} lang={lang} />
    </fieldset>
  );
}

/** A checkbox that has to be checked. */
export function ConsentBox({ field, words, lang, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.consent}>
        <input
          {...controlProps({ field, words })}
          type="checkbox"
          value="on"
          defaultChecked={field.value === "on"}
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      <FieldNotes field={field} words={words} lang={lang} />
    </div>
  );
}

/** A file input. Browsers do not keep the file when the page is loaded again. */
export function FileField({
  field,
  words,
  lang,
  isOptional,
  accept,
  onChange,
}: FieldProps & { accept: string; onChange?: ComponentProps<"input">["onChange"] }) {
  return (
    <div className={styles.field}>
      <Label field={field} words={words} lang={lang} isOptional={isOptional} />
      <input {...controlProps({ field, words, isOptional })} type="file" accept={accept} onChange={onChange} className={styles.file} />
      <FieldNotes field={field} words={words} lang={lang} />
    </div>
  );
}

/** A hidden field against spam: people cannot see, hear or reach it, so only programs fill it in. */
export function Honeypot({ field, lang }: Pick<FieldProps, "field" | "lang">) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {formWords(lang).leaveEmpty}
        <input type="text" name={field.name} defaultValue={field.value} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Alert() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4Zm-1.3 5v6.8h2.6V6.800zm0 8.800v2.600h2.600v-2.600z" />
    </svg>
  );
}
