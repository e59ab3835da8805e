import { GraphQLScalarType } from "graphql";
import { badInput } from "../../lib/errors";

/** A file of a multipart request, whose bytes are read while they arrive. It is the value of the variable that the request names for it. */
export class Upload {
  private chunks: AsyncIterable<Uint8Array> | undefined;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }

  /**
   * Returns the bytes, once: a second call throws a GraphQLError. The bytes end when the whole request has arrived and was valid; they
   * throw a GraphQLError when it is malformed or breaks off.
   */
  read(): AsyncIterable<Uint8Array> {
    const { chunks } = this;
    if (!chunks) throw badInput("A file can be used once: name it for one variable, and use that variable once.");
    this.chunks = undefined;
    return chunks;
  }
}

/** The scalar `Upload`: the file of a multipart request. It has no other notation, and is never part of an answer. */
export const uploadScalar = new GraphQLScalarType<Upload, never>({
  name: "Upload",
  parseValue(value) {
    if (value instanceof Upload) return value;
    throw notAFile();
  },
  parseLiteral() {
    throw notAFile();
  },
  serialize() {
    throw new Error("A file is never part of an answer.");
  },
});

function notAFile() {
  return badInput("A file is sent as a part of a multipart request, and named in its map (graphql-multipart-request-spec).");
}
