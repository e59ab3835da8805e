import { RSC_PARAM } from "../nextInternals/rscRequest";
import { NO_PAGES, PRIVATE_PARAMS, SHARED_PARAMS } from "./pagePaths";

/*
 * Which requests a cache in front of the site may answer, as regular expressions that JavaScript and PCRE read alike. The site's own page
 * cache uses them, and `deploy/varnish/default.vcl` contains them.
 */

/** Cookie by which the product backend knows a visitor (bff/http/visitor.ts). */
export const TOKEN_COOKIE = "token";

const CONTENT_NAMES = String.raw`io\.prismic\.|__prerender_bypass=|preview-sent=`;
const cookies = (names: string) => String.raw`(^|;\s*)(${names})`;

/** Matches a cookie header that changes every page: previews, experiments and draft mode. */
export const CONTENT_COOKIES = cookies(CONTENT_NAMES);

/** Matches a cookie header with a visitor's token, which changes the pages that read it. */
export const VISITOR_TOKEN = cookies(`${TOKEN_COOKIE}=`);

/** Matches a cookie header that may change a response, by its content or by the token. No other cookie does. */
export const PERSONAL_COOKIES = cookies(`${CONTENT_NAMES}|${TOKEN_COOKIE}=`);

/** Paths that are not pages, for a URL with its query instead of a path. */
const NO_PAGE_URLS = NO_PAGES.replaceAll(/\$(?=\||$)/g, String.raw`(\?|$)`);

/** Matches the URL of a page that may be kept under its path and the parameters that pages read. Encoded names are left as they are. */
export const PLAIN_PAGE_URL = String.raw`^/(?!${NO_PAGE_URLS})[^?]*\?([\w.~-]+(=[^&]*)?(&|$))+$`;

const READ_PARAMS = [...SHARED_PARAMS, ...PRIVATE_PARAMS, RSC_PARAM].join("|");

/** Matches a parameter that no page reads, with the character before it. */
export const UNREAD_PARAM = `([?&])(?!(${READ_PARAMS})(=|&|$))[^&]+`;
