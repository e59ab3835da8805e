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
  /** State of the page; its filters are kept. */
  state: LocatorState;
  /** The icon. */
  children: ReactNode;
}

/** Button that leads to the kiosks around the visitor. The code that asks for the position loads on the click. */
export function UseMyLocation({ lang, texts, state, children }: UseMyLocationProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  // Aborts when the visitor leaves the page, so that the answer does not navigate.
  const attempt = useRef<AbortController>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  const find = async () => {
    // A second press starts over.
    attempt.current?.abort();
    const controller = (attempt.current = new AbortController());
    const onAsking = (isAsking: boolean) => !controller.signal.aborted && setBusy(isAsking);
    onAsking(true);
    const path = await import("./nearbyListPath").then(
      ({ nearbyListPath }) => nearbyListPath(texts, { state, signal: controller.signal, onAsking }),
      () => null,
    );
    onAsking(false);
    if (path && !controller.signal.aborted) router.push(withLang(path, lang));
  };
  return (
    <Button look="secondary" aria-busy={isBusy} onClick={() => void find()}>
      {/* Replaces the icon, so that the button keeps its width. */}
      {isBusy ? <span className={styles.spinner} /> : children}
      {texts.use}
    </Button>
  );
}
