import type { Edit, Markup } from "./markup";

// A browser fetches a lazy picture when it is near the viewport. `translate` moves it away without a new layout. A tab in the background
// has its first paint when it becomes visible. A browser that does not report paints fetches pictures as usual.
const WAIT =
  `<style>[data-unpainted] :is(main>section,section~section) img[loading=lazy]{translate:0 -9999px}</style><script>(({dataset})=>{
if(!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return;
dataset.unpainted="";
new PerformanceObserver((_,it)=>{it.disconnect();delete dataset.unpainted}).observe({type:"paint",buffered:true})
})(document.documentElement)</script>`.replaceAll("\n", "");

/**
 * Delays the lazy pictures of sections until the first paint. Browsers fetch lazy pictures within two or three screens right after layout,
 * and on a slow line a dozen of them delay the font and the first picture, which is not lazy. Pictures in the first section of a list are
 * not delayed, since the gallery's first designs would load after all scripts.
 */
export function fetchPicturesAfterPaint({ headStart }: Markup): Edit[] {
  return headStart === null ? [] : [{ start: headStart, end: headStart, text: WAIT }];
}
