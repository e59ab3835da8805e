import type { Edit, Markup } from "./markup";
import { chunkPathOf } from "../nextInternals/staticPaths";

/** Longest time in ms that scripts wait for the first picture. */
const PATIENCE_MS = 1000;

// A hidden tab is not painted, so scripts run at once there. The browser reports the first frame, which may show a background only, and
// the first one with content: scripts wait for the latter. A decoded picture is on the screen one frame later. React looks for scripts by
// `async` and `src` before it adds one itself.
const RUN = `((scripts)=>{
const run=()=>scripts.forEach(src=>document.head.append(Object.assign(document.createElement("script"),{async:true,src})));
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
 * work without scripts.
 */
export function runScriptsAfterPaint({ links, scripts, bodyEnd }: Markup): Edit[] {
  const late = scripts.filter(({ attributes: { src, async, id } }) => async !== undefined && id === undefined && chunkPathOf(src, ".js"));
  if (late.length === 0 || bodyEnd === null) return [];
  // Next preloads the script that starts React.
  const hints = links.filter(({ attributes: { rel, as, href } }) => rel === "preload" && as === "script" && chunkPathOf(href, ".js"));
  const removed = [...late, ...hints].map(({ start, end }) => ({ start, end, text: "" }));
  const script = `${RUN}(${JSON.stringify(late.map(({ attributes }) => attributes.src))})`;
  return [...removed, { start: bodyEnd, end: bodyEnd, text: `<script>${script}</script>`, script }];
}
