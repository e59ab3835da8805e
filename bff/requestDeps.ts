import type { Charges } from "./guards/budgets/charges";
import type { AnswerState } from "./lib/answerState";
import type { Cache } from "./lib/cache";
import type { Log } from "./lib/log";
import type { Published } from "./modules/content/published";
import type { JobsSource } from "./sources/jobs/client";
import type { BackendCall, KiosksSource } from "./sources/kiosks/client";
import type { PlacesSource } from "./sources/places/client";
import type { PlacesCost } from "./sources/places/prices";
import type { ContentSource } from "./sources/prismic/client";
import type { Visitor } from "./http/visitor";

/** A client of each upstream. */
export interface Sources {
  content: ContentSource;
  kiosks: KiosksSource;
  places: PlacesSource;
  jobs: JobsSource;
}

/** What the loaders of one request need. */
export interface RequestDeps {
  sources: Sources;
  published: Published;
  /** Caches. For an answer that belongs to this visitor, those but `shared` are `perRequest`, which ends with the request. */
  caches: Record<"shared" | "index" | "content" | "backend" | "queries" | "perRequest", Cache>;
  charges: Charges;
  /** Called with what Google bills for this request; undefined unless answers contain it. */
  noteCost?: (cost: PlacesCost) => void;
  /** The options of the backend's calls for this visitor; token and charge only when the answer is the visitor's own. */
  ownCall: Omit<BackendCall, "signal">;
  log: Log;
  visitor: Visitor;
  siteOrigin: string;
  /** Aborts when the visitor leaves or the request's deadline passes. It is created on the first wait: read it only then. */
  readonly signal: AbortSignal;
  answer: AnswerState;
}
