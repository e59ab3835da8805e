import { join } from "node:path";
import type { Fault } from "../lib/faults";
import { BodyTooLarge, toJsonReply, type Call, type Reply } from "../lib/http";
import { loadImage } from "../lib/imageFiles";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import { listDesigns, listDesignsInBox } from "./designs/routes";
import { listKiosks, loadKiosk, streamPoints } from "./locations";
import type { Network } from "./network";
import { BadRequest } from "./params";

const images = join(import.meta.dirname, "designs", "images");

type LoadNetwork = () => Promise<Network>;

interface Route {
  method: "GET" | "POST";
  path: RegExp;
  answer(call: Call, loadNetwork: LoadNetwork): Promise<Reply>;
}

const onNetwork = (answer: (call: Call, network: Network) => Reply) => async (call: Call, loadNetwork: LoadNetwork) =>
  answer(call, await loadNetwork());

const routes: readonly Route[] = [
  { method: "GET", path: /^\/kiosks$/, answer: onNetwork(listKiosks) },
  { method: "GET", path: /^\/kiosks\/points$/, answer: onNetwork(streamPoints) },
  { method: "POST", path: /^\/kiosks\/key-designs$/, answer: listDesigns },
  {
    method: "GET",
    path: /^\/kiosks\/key-designs\/by-coordinates$/,
    answer: onNetwork(listDesignsInBox),
  },
  { method: "GET", path: /^\/kiosks\/[^/]+$/, answer: onNetwork(loadKiosk) },
  {
    method: "GET",
    path: /^\/designs\/[^/]+$/,
    answer: ({ path, headers }) => loadImage(images, path.slice("/designs/".length), { etagOfClient: headers["if-none-match"] }),
  },
];

/** Creates the product backend's upstream. Its network is loaded at the first request. */
export function createKiosksUpstream(loadNetwork: LoadNetwork): Upstream {
  return {
    faultReplies: {
      "429": (fault) => toJsonReply(429, { message: "Too many requests" }, toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toJsonReply(status, { message: "Unavailable" }),
    },
    async handle(call) {
      const route = routes.find(({ path }) => path.test(call.path));
      if (!route) return toJsonReply(404, { message: `Nothing at ${call.path}` });
      const { method } = route;
      if (call.method !== method) {
        return toJsonReply(405, { message: `${call.method} is not allowed` }, { allow: method });
      }
      try {
        return await route.answer(call, loadNetwork);
      } catch (error) {
        if (error instanceof BadRequest) return toJsonReply(400, { message: error.message });
        if (error instanceof BodyTooLarge) return toJsonReply(413, { message: error.message });
        throw error;
      }
    },
  };
}
