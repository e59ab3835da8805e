import { useId } from "react";
import { messagesOf } from "../../i18n/messages";
import type { Lang } from "../../i18n/languages";
import { ContentLink } from "../../ui/ContentLink/ContentLink";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./MainMenu.module.css";
import { currentAt, MenuList } from "./MenuList";
import { currentEntry } from "./menuLinks";
import type { Menu, MenuEntry } from "../chrome/chrome";

/** Entries in the bar. When there are more, one after them opens a panel with the rest. */
const MAX_ENTRIES = 5;

/**
 * The menu of the app bar. An entry without second-level links is a link; one with them opens a popover panel. The browser closes it on
 * Escape or a click outside and returns the focus, without JavaScript.
 */
export function MainMenu({ menu, lang, path }: { menu: Menu; lang: Lang; path: string | undefined }) {
  const { entries } = menu;
  const [visibleEntries, rest] = [entries.slice(0, MAX_ENTRIES), entries.slice(MAX_ENTRIES)];
  const current = currentEntry(entries, path);
  return (
    <nav aria-label={menu.title} className={styles.menu}>
      <ul className={styles.list}>
        {visibleEntries.map((entry) => (
          <li key={entry.label}>
            {entry.links.length > 0 ? (
              <Panel label={entry.label} entries={[entry]} path={path} isHere={entry === current} />
            ) : (
              <ContentLink field={entry.link} className={styles.entry} aria-current={currentAt(path, entry)}>
                {entry.label}
              </ContentLink>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Panel label={messagesOf(lang).more} entries={rest} path={path} isHere={rest.some((entry) => entry === current)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PanelProps {
  label: string;
  entries: readonly MenuEntry[];
  path: string | undefined;
  isHere: boolean;
}

function Panel({ label, entries, path, isHere }: PanelProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.entry}
        aria-current={isHere ? "true" : undefined}
        style={{ anchorName: anchorOf(id) }}
      >
        {label}
        <Icon name="down" size={11} />
      </button>
      <div id={id} popover="auto" className={styles.panel} style={{ positionAnchor: anchorOf(id) }}>
        <MenuList entries={entries} path={path} />
      </div>
    </>
  );
}

// A CSS dashed identifier. The characters that useId puts around its number differ between React releases, so they are removed.
function anchorOf(id: string): string {
  return `--menu-${id.replace(/\W/g, "")}`;
}
