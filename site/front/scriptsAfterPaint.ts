const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?[^"]*)?)" async=""><\/script>/g;

/** The one that starts React is asked for ahead of all others. */
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;

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
export function runScriptsAfterPaint(html: string): string {
  const scripts: string[] = [];
  const page = html.replaceAll(HINT, "").replace(SCRIPT, (_, src: string) => {
    scripts.push(src);
    return "";
  });
  if (scripts.length === 0) return html;
  const end = page.lastIndexOf("</body>");
  return `${page.slice(0, end)}<script>${RUN}(${JSON.stringify(scripts)})</script>${page.slice(end)}`;
}
