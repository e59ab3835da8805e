import type { IncomingMessage } from "node:http";
import { chooseEncoding } from "#shared/responseCache/encoding.ts";
import { createAddressOf, isTrusted, readAddress as readVisitorAddress, forwardedAddress } from "#shared/limits/visitorAddress.ts";
import { readSlices } from "#site/app/slice-simulator/readSlices.ts";
import { unpackState } from "#site/app/slice-simulator/unpackState.ts";
import { readErrorPageHeader } from "#site/errors/errorPageRequest.ts";
import { readAddress } from "#site/gateway/address.ts";
import { isForBff } from "#site/gateway/bffProxy.ts";
import { isForContentReport } from "#site/gateway/contentReport.ts";
import { requestHeadersToForward, responseHeadersToForward } from "#site/gateway/hopByHopHeaders.ts";
import { rangeOf } from "#site/gateway/mapTiles.ts";
import { createRequestFilter } from "#site/gateway/requestFilter.ts";
import { isForSimulator } from "#site/gateway/simulator.ts";
import { isRscRequest, isWholePageRequest, toRscUrl, withoutRscParam } from "#site/nextInternals/rscRequest.ts";
import { chunkPathOf, DEVELOPMENT_PATHS } from "#site/nextInternals/staticPaths.ts";
import { cacheKeyOf } from "#site/pageCache/cacheKey.ts";
import { parseGallery } from "#site/parts/galleryState/galleryState.ts";
import { parseLocatorState } from "#site/parts/locator/parseLocatorState.ts";
import { pageOfImage } from "#site/parts/share/shareImagePath.ts";
import { readContentCookies, toCookie, toCookieHeader } from "#site/routing/contentCookies.ts";
import { decodeSegment } from "#site/routing/decodeSegment.ts";
import { parseEdition, splitLang, toLang } from "#site/routing/edition.ts";
import { isPagePath, looksLikeFile, paramsOf } from "#site/routing/pagePaths.ts";
import { cookieScopeOf, toLocalPath, toPreviewRoute } from "#site/routing/preview.ts";
import { runSteps } from "#site/routing/steps.ts";
import { titleFromPath } from "#site/routing/titleFromPath.ts";
import { guideLanguagePaths } from "#site/screens/page/guide/guideLanguagePaths.ts";
import { parsePartName } from "#site/screens/sitemap/sitemapParts.ts";
import { securityHeaders } from "#site/security/headers.ts";
import { isPolicyReport } from "#site/security/policyReports.ts";
import { READS_BROTLI } from "#site/staticFiles/staticFileHandler.ts";
import { ADDRESS, HEADER, type Reader } from "./reader";
import { headersOf, textsOf } from "./texts";

const request = (more: Partial<IncomingMessage>) => ({ method: "GET", url: "/terms/", headers: {}, ...more }) as IncomingMessage;
const BASE = "http://site.invalid";
const CONTENT = ["io.prismic.", "token=", "; token", "__prerender_bypass"];
const visitor = {
  preview: undefined,
  experiment: undefined,
  inDraftMode: false,
  wasSentToPreview: false,
  isInFrame: false,
  cookieScope: { path: "/", secure: true, sameSite: "lax" as const, partitioned: false },
};

/** Readers of a URL, or of a path. */
function addressReaders(): Reader[] {
  const row = (file: string, name: string, read: Reader["read"], start = "/"): Reader => ({
    file,
    name,
    maxLength: ADDRESS,
    inputs: headersOf({ start, pieces: ["a?", "/fr-ca", "/en-us.x-", "form=&", "q=1&", "-1"] }),
    read,
  });
  const filter = createRequestFilter(".");
  const of = (parse: (query: unknown) => unknown) => (text: string) => parse(Object.fromEntries(new URLSearchParams(text)));
  return [
    ...["/", "//", "/?", "/a?a=", "http://a/", "/slice-simulator?state=", "/graphql?query="].map((start) => ({
      ...row("site/gateway/address.ts", "readAddress", (url) => readAddress({ method: "GET", url }, true), start),
      maxLength: start.includes("?") ? 2 * HEADER : ADDRESS,
    })),
    row("site/gateway/bffProxy.ts", "isForBff", (url) => isForBff(request({ url }))),
    row("site/gateway/bffProxy.ts", "isForBff", (url) => isForBff(request({ url })), "/graphql"),
    row("site/gateway/contentReport.ts", "isForContentReport", (url) => isForContentReport(request({ url })), "/reports"),
    row("site/gateway/requestFilter.ts", "createRequestFilter", (url) => filter("GET", url)),
    row("site/gateway/requestFilter.ts", "createRequestFilter", (url) => filter("GET", url), "/_next/"),
    row("site/gateway/simulator.ts", "isForSimulator", isForSimulator, "/slice-simulator"),
    row("site/gateway/requestFilter.ts", "createRequestFilter", (url) => filter("GET", url), "/sitemaps/"),
    row("site/nextInternals/rscRequest.ts", "toRscUrl", (text) => toRscUrl(text, text)),
    row("site/nextInternals/rscRequest.ts", "withoutRscParam", (url) => withoutRscParam(new URL(BASE + url)), "/?"),
    row("site/nextInternals/staticPaths.ts", "chunkPathOf", (url) => chunkPathOf(url, ".js"), "/_next/static/chunks/"),
    row("site/nextInternals/staticPaths.ts", "DEVELOPMENT_PATHS", (url) => DEVELOPMENT_PATHS.test(url), "/_"),
    row("site/pageCache/cacheKey.ts", "cacheKeyOf", (url) => cacheKeyOf(request({ url }))),
    row("site/pageCache/cacheKey.ts", "cacheKeyOf", (url) => cacheKeyOf(request({ url })), "/key-gallery/?"),
    row("site/parts/galleryState/galleryState.ts", "parseGallery", of(parseGallery), "group=a,"),
    row("site/parts/galleryState/galleryState.ts", "parseGallery", of(parseGallery), "sub="),
    row("site/parts/galleryState/galleryState.ts", "parseGallery", of(parseGallery), "sku="),
    ...["make=", "key=", "near="].map((start) =>
      row(
        "site/screens/page/guide/guideLanguagePaths.ts",
        "guideLanguagePaths",
        of((query) => guideLanguagePaths({}, query)),
        start,
      ),
    ),
    ...["q=", "at=1,", "place=", "area=1,", "within=", "services=", "open=", "page=1"].map((start) =>
      row("site/parts/locator/parseLocatorState.ts", "parseLocatorState", of(parseLocatorState), start),
    ),
    row("site/parts/share/shareImagePath.ts", "pageOfImage", (path) => pageOfImage(path.split("/")), "en-us/"),
    row("site/routing/decodeSegment.ts", "decodeSegment", decodeSegment, ""),
    row("site/routing/edition.ts", "parseEdition", parseEdition, "en-us"),
    row("site/routing/edition.ts", "parseEdition", parseEdition, "en-us.x-a"),
    row("site/routing/edition.ts", "splitLang", splitLang),
    row("site/routing/edition.ts", "splitLang", splitLang, "/fr-ca/"),
    row("site/routing/edition.ts", "toLang", toLang, "fr-ca"),
    row("site/routing/pagePaths.ts", "isPagePath", isPagePath),
    row("site/routing/pagePaths.ts", "looksLikeFile", looksLikeFile),
    row("site/routing/pagePaths.ts", "paramsOf", paramsOf, "/key-services/"),
    row("site/routing/preview.ts", "toLocalPath", toLocalPath),
    row("site/routing/preview.ts", "toPreviewRoute", (url) => toPreviewRoute(new URL(BASE + url))),
    row("site/routing/steps.ts", "runSteps", (url) => runSteps([], new URL(BASE + url), visitor)),
    row("site/routing/steps.ts", "runSteps", (url) => runSteps([], new URL(BASE + url), visitor), "/fr-ca/"),
    row("site/routing/titleFromPath.ts", "titleFromPath", titleFromPath),
    row("site/screens/sitemap/sitemapParts.ts", "parsePartName", parsePartName, "kiosks-"),
    row("site/security/headers.ts", "securityHeaders", (url) => securityHeaders(url, { siteUrl: BASE, gtmId: null })),
    row("site/security/headers.ts", "securityHeaders", (url) => securityHeaders(url, { siteUrl: BASE, gtmId: null }), "/preview"),
    row("site/security/policyReports.ts", "isPolicyReport", (url) => isPolicyReport(request({ url }))),
    ...["", "NobwRA"].flatMap((start): Reader[] => {
      const inputs = textsOf({ start, ends: ["", "$"] });
      const maxLength = HEADER;
      return [
        { file: "site/app/slice-simulator/readSlices.ts", name: "readSlices", maxLength, inputs, read: readSlices },
        { file: "site/app/slice-simulator/unpackState.ts", name: "unpackState", maxLength, inputs, read: tryUnpack },
      ];
    }),
  ];
}

function tryUnpack(packed: string): unknown {
  try {
    return unpackState(packed, 200_000);
  } catch (error) {
    return error;
  }
}

/** Readers of a header. */
function headerReaders(): Reader[] {
  const row = (file: string, name: string, read: Reader["read"], start = "", pieces: string[] = []): Reader => ({
    file,
    name,
    maxLength: HEADER,
    inputs: headersOf({ start, pieces }),
    read,
  });
  // It remembers the first headers, which would then take no time.
  for (let count = 0; count < 300; count++) chooseEncoding(`gzip;q=0.${count}`);
  const connection = (text: string) => ({ headers: { "x-forwarded-for": text }, socket: { remoteAddress: "127.0.0.1" } });
  return [
    row("shared/responseCache/encoding.ts", "chooseEncoding", chooseEncoding, "", ["br;q=0, ", "br;", "gzip,"]),
    row("site/staticFiles/staticFileHandler.ts", "READS_BROTLI", (text) => READS_BROTLI.test(text), "br", [
      "br ",
      "br; q=0.0",
      ";q=0",
      "0",
    ]),
    ...["", "[", "1.2.3.4:", "::ffff:", "1::"].flatMap((start) => [
      row("shared/limits/visitorAddress.ts", "forwardedAddress", (text) => forwardedAddress(text, 1), start, [
        "1.2.3.4, ",
        "]:1",
        "%a",
        "0:",
      ]),
      row("shared/limits/visitorAddress.ts", "readAddress", (text) => readVisitorAddress({ forwardedFor: text, peer: "127.0.0.1" }), start),
      row(
        "shared/limits/visitorAddress.ts",
        "createAddressOf",
        (text) => createAddressOf({})(connection(text) as unknown as IncomingMessage),
        start,
      ),
    ]),
    row("shared/limits/visitorAddress.ts", "isTrusted", (text) => isTrusted(text)),
    row("site/errors/errorPageRequest.ts", "readErrorPageHeader", readErrorPageHeader),
    row("site/gateway/hopByHopHeaders.ts", "requestHeadersToForward", (text) => requestHeadersToForward({ connection: text }), "", [
      "a,",
      "te, ",
    ]),
    row("site/gateway/hopByHopHeaders.ts", "responseHeadersToForward", (text) => responseHeadersToForward({ connection: text })),
    row("site/gateway/mapTiles.ts", "rangeOf", (range) => rangeOf(range, 1000), "bytes=0-", ["0-1,", "9"]),
    row("site/nextInternals/rscRequest.ts", "isRscRequest", (rsc) => isRscRequest({ rsc })),
    row("site/nextInternals/rscRequest.ts", "isWholePageRequest", (text) => isWholePageRequest({ "next-url": text })),
    row("site/pageCache/cacheKey.ts", "cacheKeyOf", (cookie) => cacheKeyOf(request({ headers: { cookie } })), "", CONTENT),
    row("site/routing/contentCookies.ts", "readContentCookies", (text) => readContentCookies(() => text), "", ["G1 1"]),
    row("site/routing/contentCookies.ts", "toCookie", (text) => toCookie("token", text)),
    row("site/routing/contentCookies.ts", "toCookieHeader", (preview) => toCookieHeader({ preview })),
    row("site/routing/preview.ts", "cookieScopeOf", (text) => cookieScopeOf(new Headers({ "x-forwarded-proto": text.trim() }))),
  ];
}

/** The site's readers of addresses and headers. */
export const siteReaders = (): readonly Reader[] => [...addressReaders(), ...headerReaders()];
