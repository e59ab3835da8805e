import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PrismicDocument } from "@prismicio/client";
import { type Access, connect, ContentToolError, readPublished, readRoot } from "./connect";
import { downloadFiles } from "./downloadFiles";
import { IMAGES_PATH } from "./localContent";
import { nameDocuments } from "./names";
import { toShortForm, withoutQuery } from "./shortForm";
import { mapData } from "./walk";

/** Options of a download. */
export interface PullOptions extends Access {
  /** Where `documents` and `images` go. */
  folder: string;
  /** Languages that the stand-in speaks; documents in others are left out, and named. */
  languages: readonly string[];
  /** Whether a folder may be written into that no pull has made. */
  isOverwriting?: boolean;
  print(line: string): void;
}

/** Marks a folder that a pull has made, and which the next may replace. */
const MARK = ".pulled";

/**
 * Writes all published documents of a repository, and the files that they show, into a folder in the embedded content's format. Documents
 * that are not published any more are removed from it. Throws a ContentToolError for what the user can mend.
 */
export async function pullContent(options: PullOptions): Promise<void> {
  const { repository, folder, languages, endpoints, print } = options;
  checkFolder(options);
  const client = connect(options);
  await readRoot(client, options);
  const published = await readPublished(client, print);
  const documents = published.filter(({ lang }) => languages.includes(lang));
  const others = new Set(published.filter(({ lang }) => !languages.includes(lang)).map(({ lang }) => lang));
  if (others.size > 0) print(`Left out: documents in ${[...others].join(", ")}, which the site does not speak.`);

  const files = await downloadFiles(documents.flatMap(listUrls), {
    folder: path.join(folder, "images"),
    contentEndpoint: endpoints.content,
    send: options.fetch ?? fetch,
    print,
  });
  const names = nameDocuments(documents);
  rmSync(path.join(folder, "documents"), { recursive: true, force: true });
  for (const document of documents) {
    const data = toShortForm(document.data, (url) => `${IMAGES_PATH}${files.get(withoutQuery(url))!}`);
    const file = path.join(folder, "documents", document.lang, document.type, `${names.get(document.id)!}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(toFile(document, data), null, 2)}\n`);
  }
  writeFileSync(path.join(folder, MARK), `${repository}\n`);
  print(`Pulled ${documents.length} documents and ${files.size} pictures of ${repository} into ${folder}.`);
}

/** Throws where a folder holds something that no pull has written. */
function checkFolder({ folder, isOverwriting }: PullOptions): void {
  const isOurs = !existsSync(folder) || existsSync(path.join(folder, MARK)) || readdirSync(folder).length === 0;
  if (isOurs || isOverwriting) return;
  throw new ContentToolError(`${folder} holds content that was not pulled: name another folder (--into), or add --overwrite.`);
}

function toFile(document: PrismicDocument, data: object): object {
  const { id, uid, tags, first_publication_date, last_publication_date } = document;
  return { id, ...(uid && { uid }), tags, first_publication_date, last_publication_date, data };
}

function listUrls({ data }: PrismicDocument): string[] {
  const urls: string[] = [];
  mapData(data, {
    document: (link) => link,
    file: (link) => urls.push(link.url),
    picture: (picture) => (urls.push(picture.url), picture),
    slice: (slice) => slice,
  });
  return urls;
}
