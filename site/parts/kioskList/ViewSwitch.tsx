"use client";

import { type ReactNode, useRef } from "react";
import styles from "./ViewSwitch.module.css";

/** Value of the radio button of the map: style sheets select by it. */
const MAP = "map";

interface ViewSwitchProps {
  /** Name of the choice. */
  label: string;
  list: ReactNode;
  map: ReactNode;
}

/** Switches small screens between list and map. The style sheet does it; the script moves to the map, and back to where the list was. */
export function ViewSwitch({ label, list, map }: ViewSwitchProps) {
  const listAt = useRef(0);
  const switchTo = (view: string) => {
    if (view === MAP) listAt.current = scrollY;
    scrollTo({ top: view === MAP ? 0 : listAt.current, behavior: "instant" });
  };
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{label}</legend>
      <View value="list" isFirst onChoose={switchTo}>
        {list}
      </View>
      <View value={MAP} onChoose={switchTo}>
        {map}
      </View>
    </fieldset>
  );
}

interface ViewProps {
  value: string;
  isFirst?: boolean;
  onChoose(value: string): void;
  children: ReactNode;
}

function View({ value, isFirst = false, onChoose, children }: ViewProps) {
  return (
    <label className={styles.view}>
      <input
        type="radio"
        name="view"
        value={value}
        defaultChecked={isFirst}
        autoComplete="off"
        className={styles.input}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  );
}
