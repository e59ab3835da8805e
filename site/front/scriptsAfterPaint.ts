import type { Edit, Markup } from "./html/markup";
import { builtFileOf } from "./next/builtFileOf";

/** Milliseconds that scripts wait for the picture in view. */
const PATIENCE_MS = 1000;

// A page in a hidden tab is not painted at all. A frame that was made is still on its way to the screen, and the browser says when it
// is there; of a picture, it is there with the frame after it. React looks for scripts by `async` and `src` before it adds one itself.
const RUN = `(scripts=>{
const run=()=>scripts.forEach(src=>document.head.append(Object.assign(document.createElement("script"),{async:true,src})));
const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
const painted=()=>PerformanceObserver.supportedEntryTypes?.includes("paint")?new Promise(done=>new PerformanceObserver((_,it)=>{it.disconnect();done()}).observe({type:"paint",buffered:true})):frame();
const shown=picture=>Promise.race([picture.decode().catch(()=>{}).then(frame).then(frame),new Promise(done=>setTimeout(done,${PATIENCE_MS}))]);
const picture=document.querySelector("img[fetchpriority=high]");
if(document.hidden)run();
else Promise.all([painted(),picture&&shown(picture)]).then(run)
})`.replaceAll("\n", "");

/**
 * Lets the browser paint a page, with the picture in view, before it fetches and runs scripts. Next asks for them first thing
 * in the head, where they share a slow line with what is looked at, and a slow phone runs them for half a second before it
 * shows anything. Nothing on a page needs them to work.
 */
export function runScriptsAfterPaint({ links, scripts, bodyEnd }: Markup): Edit[] {
  const late = scripts.filter(({ attributes: { src, async, id } }) => async !== undefined && id === undefined && builtFileOf(src, ".js"));
  if (late.length === 0 || bodyEnd === null) return [];
  // The one that starts React is asked for ahead of all others.
  const hints = links.filter(({ attributes: { rel, as, href } }) => rel === "preload" && as === "script" && builtFileOf(href, ".js"));
  const removed = [...late, ...hints].map(({ start, end }) => ({ start, end, text: "" }));
  const run = `<script>${RUN}(${JSON.stringify(late.map(({ attributes }) => attributes.src))})</script>`;
  return [...removed, { start: bodyEnd, end: bodyEnd, text: run }];
}
