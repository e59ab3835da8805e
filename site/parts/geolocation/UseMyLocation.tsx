"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { Button } from "../../ui/Button/Button";
import type { LocatorState } from "../locator/locatorState";
import type { LocationTexts } from "./locationTexts";
import styles from "./UseMyLocation.module.css";

interface UseMyLocationProps {
  lang: Lang;
  texts: LocationTexts;
  /** What the page is asked for: its filters stay. */
  asked: LocatorState;
  /** The icon. */
  children: ReactNode;
}

/** Leads to the list of kiosks around the visitor. What asks for the location arrives with the click. */
export function UseMyLocation({ lang, texts, asked, children }: UseMyLocationProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  // A visitor who has left the page is not taken elsewhere.
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  const find = async () => {
    // Pressed once more, it begins anew.
    left.current?.abort();
    const ended = (left.current = new AbortController());
    const onAsking = (isAsking: boolean) => !ended.signal.aborted && setBusy(isAsking);
    onAsking(true);
    const path = await import("./nearbyListPath").then(
      ({ nearbyListPath }) => nearbyListPath(texts, { asked, signal: ended.signal, onAsking }),
      () => null,
    );
    onAsking(false);
    if (path && !ended.signal.aborted) router.push(withLang(path, lang));
  };
  return (
    <Button look="secondary" aria-busy={isBusy} onClick={() => void find()}>
      {/* In the icon's place, so that the button keeps its width. */}
      {isBusy ? <span className={styles.spinner} /> : children}
      {texts.use}
    </Button>
  );
}
