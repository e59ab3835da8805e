import type { Story } from "../../app/workbench/stories";
import { AnswerCard } from "./AnswerCard";
import { daily, rowIn } from "./testing";

export const OpenNow: Story = ({ lang }) => (
  <AnswerCard
    answer={{ row: rowIn(lang), isOpen: true, when: { "en-us": "until 6 PM", "fr-ca": "jusqu’à 18 h" }[lang] }}
    number={12}
    lang={lang}
  />
);
export const OpensFirst: Story = ({ lang }) => (
  <AnswerCard
    answer={{
      row: rowIn(lang, "1", daily("12:00", "22:00")),
      isOpen: false,
      when: { "en-us": "today 12 PM", "fr-ca": "aujourd’hui à midi" }[lang],
    }}
    number={undefined}
    lang={lang}
  />
);
