import { formWords } from "../i18n/forms";
import type { Lang } from "../i18n/languages";
import { buttonClass } from "../ui/Button/Button";
import { FormButtons, FormNote, STEP_BUTTONS_CLASS } from "./FormFrame";
import type { FormId } from "./formState";
import { stepId, titleId } from "./Steps";

interface StepLinksProps {
  form: FormId;
  step: number;
  steps: number;
  lang: Lang;
}

/**
 * Links between steps until the form's script is loaded; the style sheet shows the targeted step. The last step has no link: sending needs
 * the script or the whole form.
 */
export function StepLinks({ form, step, steps, lang }: StepLinksProps) {
  const words = formWords(lang);
  return (
    <div className={STEP_BUTTONS_CLASS}>
      <FormButtons>
        {step < steps && (
          <a href={`#${titleId(form, step + 1)}`} className={buttonClass("primary")}>
            {words.next}
          </a>
        )}
        {step > 1 && (
          <a href={`#${stepId(form, step - 1)}`} className={buttonClass("outlined")}>
            {words.back}
          </a>
        )}
      </FormButtons>
      {step === 1 && <FormNote>{words.kept}</FormNote>}
    </div>
  );
}
