import type { Edit, Markup } from "./markup";
import { chunkPathOf } from "../nextInternals/chunkPath";
import { PUSH_RSC_PAYLOAD, readRscPayload } from "../nextInternals/rscPayload";

/** Milliseconds that scripts wait for the picture in view. */
const PATIENCE_MS = 1000;

// A page in a hidden tab is not painted at all. A frame that was made is still on its way to the screen, and the browser says when it
// is there; of a picture, it is there with the frame after it. React looks for scripts by `async` and `src` before it adds one itself. Its
// data has to be there before them. Where that cannot be had, the page is loaded anew, once, and else goes on without scripts.
const RUN = `((data,scripts)=>{
const add=(name,more)=>scripts.forEach(url=>document.head.append(Object.assign(document.createElement(name),more(url))));
const start=()=>add("script",src=>({async:true,src}));
const again=()=>{try{if(sessionStorage.dataMissing)return;sessionStorage.dataMissing=1;location.reload()}catch{}};
const run=()=>{
if(!data)return start();
add("link",href=>({rel:"preload",as:"script",href}));
fetch(data).then(answer=>answer.ok?answer.text():Promise.reject()).then(text=>{${PUSH_RSC_PAYLOAD};start()},again)
};
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
 * shows anything. Nothing on a page needs them to work. Where `keepData` is given, the data that Next writes into the page for them, as
 * much again as the page, goes to where it says, and is fetched with the scripts.
 */
export function runScriptsAfterPaint({ links, scripts, inlineScripts, bodyEnd }: Markup, keepData?: (data: string) => string): Edit[] {
  const late = scripts.filter(({ attributes: { src, async, id } }) => async !== undefined && id === undefined && chunkPathOf(src, ".js"));
  if (late.length === 0 || bodyEnd === null) return [];
  // The one that starts React is asked for ahead of all others.
  const hints = links.filter(({ attributes: { rel, as, href } }) => rel === "preload" && as === "script" && chunkPathOf(href, ".js"));
  const { holders, data } = keepData ? readData(inlineScripts) : { holders: [], data: "" };
  const removed = [...late, ...hints, ...holders].map(({ start, end }) => ({ start, end, text: "" }));
  const address = data && keepData ? JSON.stringify(keepData(data)) : "null";
  const run = `<script>${RUN}(${address},${JSON.stringify(late.map(({ attributes }) => attributes.src))})</script>`;
  return [...removed, { start: bodyEnd, end: bodyEnd, text: run }];
}

/** The scripts that hold the page's data, and all of it; none where any of it has to stay in the page. */
function readData(inlineScripts: Markup["inlineScripts"]): { holders: Markup["inlineScripts"]; data: string } {
  const read = inlineScripts.map((script) => ({ script, data: readRscPayload(script.text) })).filter(({ data }) => data !== null);
  if (read.some(({ data }) => data === undefined)) return { holders: [], data: "" };
  return { holders: read.map(({ script }) => script), data: read.map(({ data }) => data).join("") };
}
