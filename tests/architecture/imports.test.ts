import { describe, expect, it } from "vitest";
import { ownImports, toLine } from "../support/ownImports";
import type { Import } from "../support/sourceFiles";

/**
 * What each part may import besides itself. A file belongs to the longest matching prefix. Imports are one-way: if a part may import
 * another one, that one may not import it back.
 */
const LAYERS: Record<string, readonly string[]> = {
  // What site and BFF both use. A part that may import `shared/` may import all of it.
  "shared/": [
    "shared/config/",
    "shared/edge/",
    "shared/forms/",
    "shared/limits/",
    "shared/redis/",
    "shared/multipart.ts",
    "shared/responseCache/",
    "shared/toUrl.ts",
  ],
  "shared/multipart.ts": [],
  "shared/toUrl.ts": [],
  "shared/config/": ["shared/toUrl.ts"],
  "shared/edge/": ["shared/config/"],
  // The validation rules of site and BFF (docs/decisions/022).
  "shared/forms/": [],
  // The addresses that editors type (docs/decisions/063), and the anchors that they lead to.
  "shared/links/": ["shared/toUrl.ts"],
  "shared/limits/": ["shared/config/", "shared/redis/"],
  "shared/redis/": [],
  "shared/responseCache/": [],

  "site/app/": [
    "shared/",
    "site/screens/",
    "site/parts/",
    "site/navigation/",
    "site/publish/",
    "slices/",
    "site/routing/",
    "site/bff/",
    "site/hours/",
    "site/ui/",
    "site/i18n/",
    "site/config.ts",
  ],
  // Screens are what routes render; parts are what screens share.
  "site/screens/": [
    "shared/",
    "site/parts/",
    "slices/",
    "site/forms/",
    "site/routing/",
    "site/errors/",
    "site/device/",
    "site/ratings/",
    "site/bff/",
    "site/hours/",
    "site/ui/",
    "site/i18n/",
    "site/config.ts",
  ],
  "site/parts/": [
    "shared/links/",
    "slices/",
    "site/forms/",
    "site/analytics/",
    "site/constants.ts",
    "site/routing/",
    "site/errors/",
    "site/device/",
    "site/ratings/",
    "site/bff/",
    "site/hours/",
    "site/ui/",
    "site/i18n/",
    "site/config.ts",
  ],
  "slices/": [
    "shared/forms/",
    "shared/links/",
    "site/forms/",
    "site/device/",
    "site/ratings/",
    "site/bff/",
    "site/hours/",
    "site/ui/",
    "site/i18n/",
  ],
  "site/proxy.ts": ["site/routing/"],
  "site/server.ts": [
    "shared/",
    "site/forms/",
    "site/gateway/",
    "site/bff/",
    "site/nextInternals/",
    "site/pageCache/",
    "site/publish/",
    "site/staticFiles/",
    "site/security/",
    "site/config.ts",
  ],
  "site/publish/": ["shared/", "site/bff/", "site/processWide.ts", "site/config.ts"],
  "site/routing/": [
    "shared/",
    "site/nextInternals/rscRequest.ts",
    "site/security/",
    "site/errors/",
    "site/bff/",
    "site/i18n/",
    "site/config.ts",
  ],
  "site/bff/": ["shared/", "site/processWide.ts", "site/config.ts"],
  "site/forms/": ["shared/", "site/device/", "site/bff/", "site/processWide.ts", "site/ui/", "site/i18n/", "site/config.ts"],
  "site/ratings/": ["site/bff/", "site/ui/", "site/i18n/"],
  "site/hours/": ["site/ui/", "site/i18n/"],
  "site/ui/": ["shared/links/", "shared/toUrl.ts", "site/i18n/", "site/constants.ts", "shared/forms/"],
  "site/i18n/": ["shared/"],
  "site/errors/": ["site/processWide.ts", "site/ui/"],
  "site/processWide.ts": [],
  "site/pageCache/": [
    "shared/",
    "site/htmlRewrite/",
    "site/nextInternals/",
    "site/routing/",
    "site/security/",
    "site/errors/",
    "site/bff/",
    "site/i18n/",
    "site/config.ts",
  ],
  "site/htmlRewrite/": ["site/nextInternals/"],
  // What depends on how Next works inside.
  "site/nextInternals/": [],
  "site/staticFiles/": ["site/nextInternals/"],
  "site/security/": ["shared/", "site/nextInternals/staticPaths.ts"],
  "site/gateway/": [
    "shared/",
    "site/nextInternals/",
    "site/bff/",
    "site/forms/",
    "site/routing/pagePaths.ts",
    "site/i18n/",
    "site/config.ts",
  ],
  "site/instrumentation.ts": ["site/bff/"],
  "site/instrumentation-client.ts": ["site/parts/", "site/navigation/", "site/device/", "site/analytics/"],
  "site/navigation/": ["site/nextInternals/", "site/analytics/", "site/ui/", "site/i18n/", "site/constants.ts"],
  "site/analytics/": ["shared/toUrl.ts", "site/routing/titleFromPath.ts", "site/i18n/", "site/constants.ts", "shared/vitals.ts"],
  "site/device/": [],
  "site/constants.ts": [],
  "site/config.ts": ["shared/", "site/ui/"],
  "site/next.config.ts": [],

  "bff/main.ts": [
    "shared/",
    "bff/",
    "bff/dev/",
    "bff/http/",
    "bff/guards/",
    "bff/guards/budgets/",
    "bff/observe/",
    "bff/caches.ts",
    "bff/config.ts",
    "bff/modules/",
    "bff/sources/",
    "bff/lib/",
  ],
  "bff/config.ts": ["shared/"],
  "bff/dev/": ["bff/dev/sandbox/__generated__/", "bff/observe/", "bff/modules/", "bff/sources/", "bff/lib/"],
  "bff/dev/sandbox/__generated__/": [],
  "bff/": [
    "shared/",
    "bff/http/",
    "bff/graph/",
    "bff/guards/",
    "bff/observe/",
    "bff/context.ts",
    "bff/caches.ts",
    "bff/requestDeps.ts",
    "bff/modules/",
    "bff/sources/",
    "bff/lib/",
  ],
  "bff/http/": [
    "shared/",
    "bff/graph/",
    "bff/guards/",
    "bff/guards/budgets/",
    "bff/observe/",
    "bff/context.ts",
    "bff/http/visitor.ts",
    "bff/modules/",
    "bff/sources/",
    "bff/lib/",
  ],
  "bff/graph/": ["bff/guards/", "bff/modules/", "bff/lib/"],
  "bff/observe/": ["shared/", "bff/dev/sandbox/__generated__/", "bff/guards/", "bff/sources/", "bff/lib/"],
  "bff/guards/": ["shared/", "bff/guards/budgets/", "bff/modules/", "bff/lib/"],
  // What a visitor may spend.
  "bff/guards/budgets/": ["shared/", "bff/lib/"],
  "bff/context.ts": [
    "bff/guards/budgets/",
    "bff/caches.ts",
    "bff/loaders.ts",
    "bff/requestDeps.ts",
    "bff/http/visitor.ts",
    "bff/modules/",
    "bff/sources/",
    "bff/lib/",
  ],
  "bff/caches.ts": ["bff/lib/"],
  "bff/loaders.ts": ["bff/modules/", "bff/lib/"],
  "bff/requestDeps.ts": ["bff/guards/budgets/", "bff/http/visitor.ts", "bff/modules/", "bff/sources/", "bff/lib/"],
  "bff/http/visitor.ts": ["bff/sources/"],
  "bff/modules/": ["shared/", "bff/sources/", "bff/lib/"],
  "bff/__generated__/": [],
  "bff/sources/": ["shared/", "bff/lib/"],
  "bff/lib/": ["shared/"],

  "upstreams/": ["shared/toUrl.ts"],
  "codegen/": ["shared/", "codegen/basemap/", "site/i18n/"],
  "codegen/basemap/": ["shared/config/", "shared/forms/", "site/parts/"],
  // The report reads content as the site does, and serves the embedded content where no repository is configured.
  "scripts/contentReport.ts": ["scripts/", "scripts/content/report/"],
  "scripts/content/report/": ["shared/", "scripts/", "bff/modules/", "bff/sources/", "site/ui/Section/contrast.ts", "upstreams/server.ts"],
  "scripts/checkSchema.ts": ["shared/", "scripts/", "scripts/release/"],
  "scripts/releaseOperations.ts": ["shared/", "scripts/", "scripts/release/"],
  "scripts/release/": ["shared/", "scripts/", "scripts/content/report/", "bff/sources/"],
  "scripts/modelsTry.ts": ["shared/", "scripts/", "scripts/models/"],
  "scripts/models/": ["shared/", "scripts/", "codegen/", "bff/guards/", "upstreams/server.ts"],
  // Redirects in a file are checked as the BFF reads them.
  "scripts/content/redirects/": ["shared/config/", "bff/modules/"],
  // The tools of content check documents as the BFF does.
  "scripts/": [
    "scripts/content/redirects/",
    "shared/",
    "codegen/",
    "bff/config.ts",
    "bff/sources/",
    "site/config.ts",
    "upstreams/config.ts",
  ],
};

/** Additional imports that are allowed for types only. */
const TYPES: Record<string, readonly string[]> = {
  "bff/": ["bff/config.ts", "bff/__generated__/"],
  "bff/config.ts": ["bff/guards/budgets/"],
  "bff/dev/": ["bff/config.ts"],
  "bff/graph/": ["bff/__generated__/"],
  "bff/guards/": ["bff/context.ts"],
  "bff/observe/": ["bff/context.ts"],
  "bff/loaders.ts": ["bff/requestDeps.ts"],
  "bff/modules/": ["bff/context.ts", "bff/requestDeps.ts", "bff/__generated__/"],
  "bff/__generated__/": ["shared/config/", "shared/forms/", "bff/context.ts", "bff/modules/", "bff/sources/"],
};

const own = ownImports();

describe("imports are one-way", () => {
  it("from part to part", () => {
    expect(own.flatMap(toFault)).toEqual([]);
  });

  it("in rules without cycles", () => {
    const reachable = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of LAYERS[from] ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        reachable(to, seen);
      }
      return seen;
    };
    expect(Object.keys(LAYERS).filter((layer) => reachable(layer).has(layer))).toEqual([]);
  });
});

function layerOf(file: string): string | undefined {
  const fitting = Object.keys(LAYERS).filter((layer) => file.startsWith(layer));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

function toFault(one: Import): string[] {
  // Prismic's generator writes one file of types for all parts.
  if (one.target === "prismicio-types") return [];
  const [from, to] = [layerOf(one.file), layerOf(one.target)];
  if (!from) return [`${one.file} belongs to no part: add it to LAYERS`];
  const allowed = [...LAYERS[from]!, ...(one.isType ? (TYPES[from] ?? []) : [])];
  const isShared = allowed.includes("shared/") && one.target.startsWith("shared/");
  const isFine = from === to || isShared || allowed.includes(to ?? "") || allowed.includes(one.target) || isAsset(one);
  return isFine ? [] : [`${toLine(one)}: ${from} may import ${allowed.join(", ") || "nothing but itself"}`];
}

// Style sheets and fonts may be imported from anywhere.
function isAsset({ target }: Import): boolean {
  return /\.(css|woff2)$/.test(target);
}
