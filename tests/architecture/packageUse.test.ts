import { describe, expect, it } from "vitest";
import { type Import, importsOf, isTest, listCode } from "../support/sourceFiles";

/** Packages that only these parts may use. */
const PACKAGES: Record<string, readonly string[]> = {
  "@apollo/server": ["bff/"],
  "@as-integrations/express5": ["bff/"],
  "@graphql-yoga/render-graphiql": ["bff/dev/sandbox/"],
  "@conform-to/react": ["site/forms/", "slices/"],
  "@conform-to/zod": ["site/forms/", "slices/"],
  "react-day-picker": ["site/forms/"],
  busboy: ["bff/http/multipart/", "site/forms/server/"],
  dataloader: ["bff/"],
  express: ["bff/"],
  "lru-cache": ["bff/", "shared/responseCache/", "shared/limits/", "site/screens/shareImage/"],
  htmlparser2: ["site/htmlRewrite/"],
  pino: ["bff/"],
  "prom-client": ["bff/observe/"],
  "@opentelemetry/api": ["bff/observe/"],
  "rate-limiter-flexible": ["shared/limits/budget.ts"],
  "@apollo/client": ["site/bff/"],
  rxjs: ["site/bff/links/"],
  "apollo-upload-client": ["site/bff/browserClient.ts"],
  // Apollo Client is the only GraphQL client.
  "graphql-request": [],
  "graphql-ws": ["bff/http/subscriptions/", "site/bff/subscribeFromBrowser.ts"],
  ws: ["bff/http/subscriptions/"],
  urql: [],
  "@urql/core": [],
  "react-relay": [],
  uqr: ["site/ui/QrCode/"],
  next: ["site/"],
  react: ["site/", "slices/"],
  "react-dom": ["site/", "slices/", "scripts/content/report/writers/"],
  "@prismicio/next": ["site/app/"],
  "@prismicio/react": ["site/", "slices/"],
  vitest: [],
  "playwright-core": [],
};

const imports = listCode("bff", "codegen", "scripts", "shared", "site", "slices", "upstreams")
  .filter((file) => !isTest(file))
  .flatMap(importsOf);
const own = imports.filter(({ isPackage }) => !isPackage);
const toLine = ({ file, target }: Import) => `${file} imports ${target}`;

describe("a package is imported only where it is allowed", () => {
  it.each(Object.entries(PACKAGES))("%s in %j", (name, parts) => {
    const elsewhere = imports.filter(
      ({ target, isPackage, file }) => isPackage && target === name && !parts.some((part) => file.startsWith(part)),
    );
    expect(elsewhere.map(toLine)).toEqual([]);
  });

  it("pages load Apollo Client by import() only", () => {
    const isLoadedWithPage = ({ isType, isDynamic }: Import) => !isType && !isDynamic;
    const reached = new Set(listCode("site/app").filter((file) => !isTest(file)));
    for (const file of reached) {
      for (const one of own.filter((other) => other.file === file && isLoadedWithPage(other))) reached.add(one.target);
    }
    expect(reached.size).toBeGreaterThan(30);
    const loaded = imports.filter((one) => reached.has(one.file) && one.target.startsWith("@apollo/client") && isLoadedWithPage(one));
    expect(loaded.map(toLine)).toEqual([]);
  });
});
