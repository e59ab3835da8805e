import type { Readable } from "node:stream";

/** A file of a multipart request, as graphql-upload-minimal passes it to resolvers. */
export type Upload = Promise<{ createReadStream(): Readable }>;
