import type { ReactNode } from "react";
import type { Lang } from "../i18n/languages";
import type { FormId, FormState } from "./formState";

/** The props of a form with scripts. */
export interface LiveFormProps {
  form: FormId;
  lang: Lang;
  /** The state in its page. */
  state: FormState | null;
  termsPath: string;
}

/** The props of an island that loads a form's script. The form takes over what was typed until then (useLiveForm). */
export interface FormIslandProps extends LiveFormProps {
  /** The server-rendered form, which works without scripts. */
  children: ReactNode;
}
