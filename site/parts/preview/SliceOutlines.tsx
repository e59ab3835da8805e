import { type CSSProperties, useEffect, useState } from "react";
import { SLICES_CHANGED, type ShownSlice, shownSlices } from "./shownSlices";
import styles from "./SliceOutlines.module.css";
import { measureSlices, type SliceBox } from "./measureSlices";
import { usePointedHeight } from "./usePointedHeight";
import { useShowSlicesSwitch } from "./useShowSlicesSwitch";

export interface SliceOutlinesTexts {
  /** Name of the list of slices. */
  list: string;
  /** What a slice's link does. */
  edit: string;
  /** `{slice}` stands for the slice's name. */
  empty: string;
}

/**
 * Draws an outline around each slice of a draft, with its name and a link to its document, in a layer above the page, so that the page's
 * layout stays. An outline shows while the pointer or the focus is in its slice, and all do while the bar's switch is on; then slices that
 * show nothing are named between their neighbours.
 */
export function SliceOutlines({ texts }: { texts: SliceOutlinesTexts }) {
  useShowSlicesSwitch();
  const slices = useShownSlices();
  const boxes = useBoxes(slices);
  const height = usePointedHeight();
  const pointed = height === null ? -1 : boxes.findLastIndex(({ top, bottom }) => top <= height && height < bottom);
  return (
    <nav aria-label={texts.list} className={styles.layer} data-slice-outlines>
      <ol>
        {boxes.map((box, index) => {
          const slice = slices[index];
          return slice && <Outline key={index} slice={slice} box={box} isPointed={index === pointed} texts={texts} />;
        })}
      </ol>
    </nav>
  );
}

interface OutlineProps {
  slice: ShownSlice;
  box: SliceBox;
  isPointed: boolean;
  texts: SliceOutlinesTexts;
}

function Outline({ slice: { name, editorUrl }, box: { top, bottom, place }, isPointed, texts }: OutlineProps) {
  const isEmpty = top === bottom;
  const text = isEmpty ? texts.empty.replace("{slice}", name) : name;
  return (
    <li
      className={isEmpty ? styles.empty : styles.box}
      style={{ top, height: bottom - top, "--place": place } as CSSProperties}
      data-pointed={isPointed || undefined}
    >
      {editorUrl ? (
        <a href={editorUrl} target="_blank" rel="noopener" className={styles.label}>
          {text} <span className="visually-hidden">{texts.edit}</span>
        </a>
      ) : (
        <span className={styles.label}>{text}</span>
      )}
    </li>
  );
}

function useShownSlices(): readonly ShownSlice[] {
  const [slices, setSlices] = useState(() => [...shownSlices]);
  useEffect(() => {
    const read = () => setSlices([...shownSlices]);
    read();
    addEventListener(SLICES_CHANGED, read);
    return () => removeEventListener(SLICES_CHANGED, read);
  }, []);
  return slices;
}

/** Where the slices are, measured again whenever one of them or the page changes its size. */
function useBoxes(slices: readonly ShownSlice[]): readonly SliceBox[] {
  const [boxes, setBoxes] = useState<readonly SliceBox[]>([]);
  useEffect(() => {
    const observer = new ResizeObserver(() => setBoxes(measureSlices(slices)));
    observer.observe(document.body);
    for (const { fragment } of slices) fragment.observeUsing(observer);
    return () => {
      for (const { fragment } of slices) fragment.unobserveUsing(observer);
      observer.disconnect();
    };
  }, [slices]);
  return boxes;
}
