import type { Context } from "../../context";
import type { RouteAnswer, RouteRequest } from "./routeAnswer";

/**
 * Routes the paths of one module: returns an answer, or null when the path belongs to another module. Throws a SourceError when the source
 * that is needed to decide fails.
 */
export type Router = (request: RouteRequest, context: Context) => Promise<RouteAnswer | null>;
