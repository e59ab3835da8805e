const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js(?:\?[^"]*)?)" async=""><\/script>/g;

/** The one that starts React is asked for ahead of all others. */
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g;

/** Milliseconds that scripts wait for the picture in view. */
const PATIENCE_MS = 1000;

// A page in a hidden tab is not painted at all. React looks for scripts by `async` and `src` before it adds one itself.
const RUN = `(scripts=>{
const run=()=>scripts.forEach(src=>document.head.append(Object.assign(document.createElement("script"),{async:true,src})));
const painted=()=>requestAnimationFrame(()=>setTimeout(run));
const picture=document.querySelector("img[fetchpriority=high]");
if(document.hidden)run();
else if(!picture||picture.complete)painted();
else Promise.race([picture.decode().catch(()=>{}),new Promise(done=>setTimeout(done,${PATIENCE_MS}))]).then(painted)
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
