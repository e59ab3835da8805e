import type { MigrationContentRelationship } from "@prismicio/client";
import type { ImportMap } from "./importMap";
import { toFileName } from "./localContent";
import { withoutQuery } from "./shortForm";
import { type Data, mapData, type Picture } from "./walk";

const untouched = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** How documents and files of the folder are called in the repository. */
interface Targets {
  map: ImportMap;
  /** Asked while a document is sent, when all documents have their ids. */
  documentOf(id: string): MigrationContentRelationship;
}

/** A document's data as the Migration API takes it. Files have to be uploaded before; documents need not be written yet. */
export function toMigrationData(data: Data, { map, documentOf }: Targets): Data {
  return mapData(data, {
    document: ({ id, link_type, text, variant }) => ({ link_type, id: () => documentOf(id), ...withoutUndefined({ text, variant }) }),
    file: ({ link_type, url, text, variant, ...link }) => {
      const file = uploaded(map, url);
      return file ? { link_type, id: file.id, ...withoutUndefined({ text, variant }) } : { ...link, link_type, url };
    },
    picture: (picture) => toPictureField(picture, uploaded(map, picture.url)),
    slice: ({ slice_type, variation = "default", slice_label = null, primary = {}, items = [] }) => ({
      slice_type,
      slice_label,
      variation,
      version: "initial",
      primary,
      items,
    }),
  }) as Data;
}

function toPictureField(
  { url, edit = untouched, alt = null, copyright = null, ...picture }: Picture,
  file: ImportMap["files"][string] | undefined,
): Data {
  if (!file) throw new Error(`${url} is no file of the folder: put it into images/, and name it ${"/images/NAME"}.`);
  return { ...picture, id: file.id, url: toUrl(file.url, url), edit, alt, copyright };
}

/** The address of an uploaded file, with the compression that the repository asks of its host and the crop of the field. */
function toUrl(uploadedUrl: string, url: string): string {
  const crop = url.split("?")[1];
  const compression = uploadedUrl.split("?")[1];
  const query = [compression, crop].filter(Boolean).join("&");
  return query ? `${withoutQuery(uploadedUrl)}?${query}` : uploadedUrl;
}

function uploaded({ files }: ImportMap, url: string): ImportMap["files"][string] | undefined {
  const name = toFileName(url);
  return name === undefined ? undefined : files[name];
}

function withoutUndefined(fields: Record<string, unknown>): Data {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
