import { notFound } from "next/navigation";
import { DEFAULT_LANG, isLang, type Lang, LANGS, toBcp47 } from "../../../i18n/languages";
import { Section } from "../../../ui/Section/Section";
import { listStories, loadStories, ROOMS, type StoriesFile } from "../stories";
import styles from "../Workbench.module.css";

/** What parts stand on: the page, or a section in the one dark colour. The site has no dark scheme (site/app/base.css). */
const GROUNDS = ["white", "ink"] as const;

interface View {
  lang: Lang;
  ground: (typeof GROUNDS)[number];
}

interface Props {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<Record<string, unknown>>;
}

/**
 * The parts of the design system and of the screens by themselves, in development only (docs/decisions/090): `/workbench` lists them,
 * `/workbench/parts/kiosk-row` shows all states of one, and `?state=closed&lang=fr-ca` one
 * state alone, in a language.
 */
export default async function WorkbenchPage({ params, searchParams }: Props) {
  const { path } = await params;
  const { state, lang: langParam, ground } = await searchParams;
  const view = {
    lang: typeof langParam === "string" && isLang(langParam) ? langParam : DEFAULT_LANG,
    ground: GROUNDS.find((one) => one === ground) ?? GROUNDS[0],
  };
  const { lang } = view;
  const files = listStories();
  if (!path) return <Index files={files} />;
  const file = files.find(({ address }) => address === path.join("/"));
  if (!file) notFound();
  const stories = Object.entries(await loadStories(file)).filter(([name]) => state === undefined || state === name);
  if (stories.length === 0) notFound();
  const isAlone = state !== undefined;
  return (
    <main lang={toBcp47(lang)} className={styles.part}>
      {!isAlone && <Head file={file} view={view} />}
      {stories.map(([name, Story]) => (
        <section key={name} className={isAlone ? undefined : styles.story} aria-label={name}>
          {!isAlone && (
            <h2 className={styles.state} lang="en">
              <a href={addressOf(file, { ...view, state: name })}>{name}</a>
            </h2>
          )}
          {/* Bars at the bottom of the window stay within. */}
          <div className={isAlone ? undefined : styles.stage}>
            {view.ground === "white" ? (
              <Story lang={lang} />
            ) : (
              <Section color={view.ground}>
                <Story lang={lang} />
              </Section>
            )}
          </div>
        </section>
      ))}
    </main>
  );
}

/** The address of a part's stories, or of one of them. */
function addressOf({ address }: StoriesFile, { state, lang, ground }: View & { state?: string }): string {
  return `/workbench/${address}?${new URLSearchParams({ ...(state && { state }), lang, ground })}`;
}

function Head({ file, view }: { file: StoriesFile; view: View }) {
  const { room, folder, name } = file;
  return (
    <header className={styles.head} lang="en">
      <a href="/workbench">Workbench</a>
      <h1 className={styles.name}>{name}</h1>
      <code>{`site/${room}/${folder}`}</code>
      <nav aria-label="Language and ground" className={styles.choices}>
        {LANGS.map((lang) => (
          <a key={lang} href={addressOf(file, { ...view, lang })} aria-current={lang === view.lang ? "page" : undefined}>
            {lang}
          </a>
        ))}
        {GROUNDS.map((ground) => (
          <a key={ground} href={addressOf(file, { ...view, ground })} aria-current={ground === view.ground ? "page" : undefined}>
            {ground}
          </a>
        ))}
      </nav>
    </header>
  );
}

async function Index({ files }: { files: readonly StoriesFile[] }) {
  const all = await Promise.all(files.map(async (file) => ({ file, states: Object.keys(await loadStories(file)) })));
  return (
    <main className={styles.index}>
      <h1 className={styles.name}>Workbench</h1>
      {ROOMS.map((room) => (
        <section key={room}>
          <h2>{`site/${room}`}</h2>
          <ul className={styles.parts}>
            {all
              .filter(({ file }) => file.room === room)
              .map(({ file: { folder, name, address }, states }) => (
                <li key={address}>
                  <a href={`/workbench/${address}`}>{name}</a> <span className={styles.folder}>{folder === name ? "" : folder}</span>
                  <p className={styles.states}>
                    {states.map((state) => (
                      <a key={state} href={`/workbench/${address}?state=${state}`}>
                        {state}
                      </a>
                    ))}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
