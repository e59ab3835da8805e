"use client";

import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "#site/ui/Button/Button.tsx";
import { Icon } from "#site/ui/Icon/Icon.tsx";
import styles from "./CopyGuide.module.css";

export interface CarFieldsProps {
  makes: readonly { name: string; models: readonly { name: string; years: string }[] }[];
  make?: string;
  model?: string;
  year?: string;
  labels: { make: string; model: string; year: string; choose: string; check: string };
  /** Other fields, before the button. */
  children?: ReactNode;
}

/**
 * The selects of make, model and year. With scripts each offers what the one before it leaves, and the last one sends the form; without,
 * the form's button does both. One without anything to offer is disabled.
 */
export function CarFields({ makes, labels, children, ...initial }: CarFieldsProps) {
  const [chosen, setChosen] = useState({ make: initial.make ?? "", model: initial.model ?? "", year: initial.year ?? "", isSent: true });
  const ref = useRef<HTMLDivElement>(null);
  // What was chosen before this script ran: React resets the select when it takes it over.
  const [earlyMake] = useState(() => (typeof document === "undefined" ? "" : chosenMake()));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the document held before hydration
    if (earlyMake) setChosen((now) => (now.make === earlyMake ? now : { make: earlyMake, model: "", year: "", isSent: true }));
  }, [earlyMake]);
  const models = makes.find(({ name }) => name === chosen.make)?.models ?? [];
  const years = models.filter(({ name }) => name === chosen.model).map((one) => one.years);
  useEffect(() => {
    if (!chosen.isSent) ref.current!.closest("form")!.requestSubmit();
  }, [chosen]);
  const chooseModel = (model: string) => {
    const matches = models.filter(({ name }) => name === model);
    const only = matches.length === 1 ? matches[0]!.years : "";
    setChosen({ ...chosen, model, year: only, isSent: matches.length !== 1 });
  };
  return (
    <div ref={ref} className={styles.selects}>
      <Select
        name="make"
        label={labels.make}
        choose={labels.choose}
        value={chosen.make}
        options={makes.map(({ name }) => name)}
        onChoose={(make) => setChosen({ make, model: "", year: "", isSent: true })}
      />
      <Select
        name="model"
        label={labels.model}
        choose={labels.choose}
        value={chosen.model}
        options={models.map(({ name }) => name)}
        onChoose={chooseModel}
      />
      <Select
        name="year"
        label={labels.year}
        choose={labels.choose}
        value={chosen.year}
        options={years}
        onChoose={(year) => setChosen({ ...chosen, year, isSent: !year })}
      />
      {children}
      <button type="submit" className={`${buttonClass("primary")} ${styles.check}`}>
        {labels.check}
      </button>
    </div>
  );
}

function chosenMake(): string {
  return document.querySelector<HTMLSelectElement>("select[name=make]")?.value ?? "";
}

interface SelectProps {
  name: string;
  label: string;
  /** The first option. */
  choose: string;
  value: string;
  options: readonly string[];
  onChoose(value: string): void;
}

function Select({ name, label, choose, value, options, onChoose }: SelectProps) {
  const id = useId();
  const all = [...new Set(options)].filter(Boolean);
  const shown = all.includes(value) ? value : "";
  return (
    <div className={styles.select} data-shown={shown || choose}>
      <label htmlFor={id}>{label}</label>
      <Icon name="down" size={16} />
      <select
        id={id}
        name={name}
        disabled={all.length === 0}
        value={shown}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value)}
      >
        <option value="">{choose}</option>
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
