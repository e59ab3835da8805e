import { addresses } from "./addresses";
import { forms } from "./forms";
import type { Fuzzer } from "./fuzzer";
import { multipart } from "./multipart";
import { sockets } from "./sockets";

/** All fuzzers, in the order in which they take turns. */
export const fuzzers: readonly Fuzzer[] = [multipart, sockets, addresses, forms];
