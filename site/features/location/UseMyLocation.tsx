"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Lang, withLang } from "../../i18n/languages";
import { Button } from "../../ui/Button/Button";
import type { NearestTexts } from "./findNearest";
import styles from "./UseMyLocation.module.css";

/** Leads to the kiosk nearest to the visitor. What asks for the location arrives with the click. */
export function UseMyLocation({ lang, texts, children }: { lang: Lang; texts: NearestTexts; children: ReactNode }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  // Whoever leaves the page is not taken elsewhere.
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  const find = async () => {
    // Pressed once more, it begins anew.
    left.current?.abort();
    const ended = (left.current = new AbortController());
    const onBusy = (busy: boolean) => !ended.signal.aborted && setBusy(busy);
    onBusy(true);
    const path = await import("./findNearest").then(
      ({ findNearest }) => findNearest(texts, ended.signal, onBusy),
      () => null,
    );
    onBusy(false);
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
