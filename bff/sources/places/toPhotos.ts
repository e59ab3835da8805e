import { type AuthorPayload, authorPayload, photoPayload, type PhotosPayload } from "./payload";
import type { Author, Photo } from "./place";

/** Google's own limit, which the graph guarantees. */
const MAX_PHOTOS = 10;

/** Maps a parsed payload to the graph's photos; invalid ones are left out. */
export function toPhotos({ photos }: PhotosPayload): Photo[] {
  return (photos ?? [])
    .flatMap((photo) => photoPayload.safeParse(photo).data ?? [])
    .slice(0, MAX_PHOTOS)
    .map(({ name, widthPx, heightPx, authorAttributions }) => ({
      name,
      width: widthPx ?? null,
      height: heightPx ?? null,
      authors: (authorAttributions ?? []).flatMap((author) => authorPayload.safeParse(author).data ?? []).map(toAuthor),
    }));
}

/** Maps the author of a review or a photo. */
export function toAuthor({ displayName, uri, photoUri }: AuthorPayload): Author {
  return { displayName, uri: uri ?? null, photoUri: photoUri ?? null };
}
