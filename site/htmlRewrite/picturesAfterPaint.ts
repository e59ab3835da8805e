import type { Edit, Markup } from "./markup";

// A browser fetches a lazy picture once it is near the view, wherever that moves it, and moving one lays out nothing anew. A tab that
// was opened behind another has its first paint when it is looked at. A browser that tells of no paint fetches as ever.
const WAIT =
  `<style>[data-unpainted] :is(main>section,section~section) img[loading=lazy]{translate:0 -9999px}</style><script>(({dataset})=>{
if(!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return;
dataset.unpainted="";
new PerformanceObserver((_,it)=>{it.disconnect();delete dataset.unpainted}).observe({type:"paint",buffered:true})
})(document.documentElement)</script>`.replaceAll("\n", "");

/**
 * Lets the lazy pictures of sections wait for the first paint. They are too early: a browser fetches what is within two or three
 * screens as soon as it knows where that is, and on a slow line a dozen of them hold up the font and the picture in view, which is
 * not lazy. The first section of a list does not wait, since the gallery's first designs would come behind all scripts.
 */
export function fetchPicturesAfterPaint({ headStart }: Markup): Edit[] {
  return headStart === null ? [] : [{ start: headStart, end: headStart, text: WAIT }];
}
