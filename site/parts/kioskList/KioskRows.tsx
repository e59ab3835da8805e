"use client";

import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "../../i18n/languages";
import { chooseKiosk, useChosenKiosk } from "../map/chosenKiosk";
import { setListOnMap } from "../map/listOnMap";
import { ROWS } from "../locator/listLimits";
import { AnswerCard } from "./AnswerCard";
import type { ShownAnswer } from "./answerLine";
import { KioskRow } from "./KioskRow";
import styles from "./KioskRows.module.css";
import { isNotOpen, type RowData } from "./rowData";
import { useAnswerCard } from "./useAnswerCard";
import { useLiveRows } from "./useLiveRows";

interface KioskRowsProps {
  rows: readonly RowData[];
  /** Number of the first row in the whole list. */
  first: number;
  /** Which kiosk to go to; null when that is not known. */
  answer: ShownAnswer | null;
  /** City around the searched point. */
  around?: string | null;
  lang: Lang;
  /** Whether no map shows the kiosks, on which a row's number would show it. */
  isWithoutMap?: boolean;
  /** Name of the list. */
  label: string;
  /** What stands between the first rows, such as a number to call. */
  children?: ReactNode;
}

/** After so many rows of the first page comes what stands between the rows. */
const ROWS_BEFORE_BAND = 3;

/**
 * The kiosks of a list in lists of one page each, below the answer to the search: the nearest open kiosk, unless that is the first row,
 * which is open in its place. One row is open at a time: the chosen one, or the one with the keyboard's focus.
 */
export function KioskRows({
  rows: initialRows,
  first,
  answer: initialAnswer,
  around,
  lang,
  isWithoutMap,
  label,
  children,
}: KioskRowsProps) {
  const { rows, answer } = useLiveRows(initialRows, initialAnswer, lang);
  const chosen = useChosenKiosk();
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useAnswerCard(list, answer?.row.id);
  // Another list begins without a choice.
  useEffect(() => () => chooseKiosk(undefined), []);
  const isFirstAnswer = answer !== null && answer.isOpen && answer.row.id === rows[0]?.id;
  const open = focused ?? (chosen === undefined ? (isFirstAnswer ? answer.row.id : null) : chosen);
  useEffect(
    () =>
      setListOnMap(
        rows.filter(isNotOpen).map(({ id }) => id),
        open,
      ),
    [rows, open],
  );
  const numberOf = ({ id }: RowData) => {
    const index = rows.findIndex((row) => row.id === id);
    return index < 0 ? undefined : first + index;
  };
  const toItem = (row: RowData, index: number) => (
    <KioskRow
      key={row.id}
      row={row}
      number={first + index}
      isOpen={row.id === open}
      isAnswer={isFirstAnswer && row.id === answer.row.id}
      around={around}
      lang={lang}
      isWithoutMap={isWithoutMap}
      isFirst={index % ROWS === 0}
    />
  );
  return (
    // The rows' buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={list}
      className={styles.list}
      onClick={(event) => {
        const id = pressedRow(event.nativeEvent);
        if (id) chooseKiosk(id);
        if (rowOf(event.target as Element) !== focused) setFocused(null);
      }}
      // Only for the keyboard: a row that opens or closes under the pointer would move what is pressed.
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) setFocused(rowOf(target));
      }}
      // A row that closes now would take the next link away before it has the focus.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        setFocused(null);
        chooseKiosk(null);
      }}
    >
      {answer && !isFirstAnswer && <AnswerCard answer={answer} number={numberOf(answer.row)} lang={lang} />}
      {chunksOf(rows, first === 1 && children ? ROWS_BEFORE_BAND : 0).map(({ start, part }, index) => (
        <Fragment key={start}>
          {index === 1 && children}
          <ol className={styles.rows} start={first + start} aria-label={`${label} ${first + start}–${first + start + part.length - 1}`}>
            {part.map((row, at) => toItem(row, start + at))}
          </ol>
        </Fragment>
      ))}
      {rows.length <= ROWS_BEFORE_BAND && children}
    </div>
  );
}

/** Cuts rows into lists: pages, and the first page into the rows before the band and those after it. */
function chunksOf(rows: readonly RowData[], before: number): { start: number; part: readonly RowData[] }[] {
  const starts = [
    ...(before ? [0, before] : [0]),
    ...Array.from({ length: Math.floor(rows.length / ROWS) }, (_, page) => (page + 1) * ROWS),
  ];
  return starts
    .map((start, index) => ({ start, part: rows.slice(start, starts[index + 1] ?? rows.length) }))
    .filter(({ part }) => part.length > 0);
}

/** Returns the row that was pressed outside of its links and buttons; null if there is none, or text is selected for copying. */
function pressedRow({ target, defaultPrevented }: MouseEvent): string | null {
  const isForRow = !defaultPrevented && target instanceof Element && !target.closest("a, button, summary, input, label");
  return isForRow && getSelection()?.isCollapsed !== false ? rowOf(target) : null;
}

function rowOf(target: EventTarget): string | null {
  return (target as Element).closest<HTMLElement>("[data-location-id]")?.dataset.locationId ?? null;
}
