import type { Context } from "../../context";
import type { RouteAnswer, RouteRequest } from "./routeAnswer";

/**
 * What a module knows of paths: an answer, or null where the path is none of its own. A SourceError means that it
 * would know if its source answered.
 */
export type Router = (question: RouteRequest, context: Context) => Promise<RouteAnswer | null>;
