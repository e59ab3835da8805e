import type { Edit, Markup } from "./markup";
import { chunkPathOf } from "../nextInternals/staticPaths";
import { PUSH_RSC_PAYLOAD, readRscPayload } from "../nextInternals/rscPayload";

/** Longest time in ms that scripts wait for the first picture. */
const PATIENCE_MS = 1000;

// A hidden tab is not painted, so scripts run at once there. The browser reports the first frame, which may show a background only, and
// the first one with content: scripts wait for the latter. A decoded picture is on the screen one frame later. React looks for scripts by
// `async` and `src` before it adds one itself. React needs its payload before its scripts run: if the payload cannot be fetched, the page
// is reloaded once, and after that stays without scripts.
const RUN = `((data,scripts)=>{
const add=(name,more)=>scripts.forEach(url=>document.head.append(Object.assign(document.createElement(name),more(url))));
const start=()=>add("script",src=>({async:true,src}));
const again=()=>{try{if(sessionStorage.dataMissing)return;sessionStorage.dataMissing=1;location.reload()}catch{}};
const found=()=>{try{sessionStorage.removeItem("dataMissing")}catch{}};
const run=()=>{
if(!data)return start();
add("link",href=>({rel:"preload",as:"script",href}));
fetch(data).then(answer=>answer.ok?answer.text():Promise.reject()).then(text=>{${PUSH_RSC_PAYLOAD};start();found()},again)
};
const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
const painted=()=>PerformanceObserver.supportedEntryTypes?.includes("paint")
?new Promise(done=>new PerformanceObserver((list,it)=>{
if(list.getEntriesByName("first-contentful-paint").length){it.disconnect();done()}
}).observe({type:"paint",buffered:true}))
:frame();
const decoded=picture=>picture.decode().catch(()=>{}).then(frame).then(frame);
const shown=picture=>Promise.race([decoded(picture),new Promise(done=>setTimeout(done,${PATIENCE_MS}))]);
const picture=document.querySelector("img[fetchpriority=high]");
if(document.hidden)run();
else Promise.all([painted(),picture&&shown(picture)]).then(run)
})`.replaceAll("\n", "");

/**
 * Lets the browser paint the page and its first picture before it fetches and runs scripts. Next requests the scripts at the start of the
 * head, where they compete with visible content on a slow line, and a slow phone runs them for half a second before the first paint. Pages
 * work without scripts. If `keepData` is given, the RSC payload, which is as large as the page, is moved out of the page: `keepData` stores
 * it and returns its URL, and the browser fetches it with the scripts.
 */
export function runScriptsAfterPaint({ links, scripts, inlineScripts, bodyEnd }: Markup, keepData?: (data: string) => string): Edit[] {
  const late = scripts.filter(({ attributes: { src, async, id } }) => async !== undefined && id === undefined && chunkPathOf(src, ".js"));
  if (late.length === 0 || bodyEnd === null) return [];
  // Next preloads the script that starts React.
  const hints = links.filter(({ attributes: { rel, as, href } }) => rel === "preload" && as === "script" && chunkPathOf(href, ".js"));
  const { holders, data } = keepData ? readData(inlineScripts) : { holders: [], data: "" };
  const removed = [...late, ...hints, ...holders].map(({ start, end }) => ({ start, end, text: "" }));
  const address = data && keepData ? JSON.stringify(keepData(data)) : "null";
  const script = `${RUN}(${address},${JSON.stringify(late.map(({ attributes }) => attributes.src))})`;
  return [...removed, { start: bodyEnd, end: bodyEnd, text: `<script>${script}</script>`, script }];
}

/** Returns the scripts with the RSC payload, and the payload; none if a part of it has to stay in the page. */
function readData(inlineScripts: Markup["inlineScripts"]): { holders: Markup["inlineScripts"]; data: string } {
  const read = inlineScripts.map((script) => ({ script, data: readRscPayload(script.text) })).filter(({ data }) => data !== null);
  if (read.some(({ data }) => data === undefined)) return { holders: [], data: "" };
  return { holders: read.map(({ script }) => script), data: read.map(({ data }) => data).join("") };
}
