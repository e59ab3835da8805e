import type { Content } from "@prismicio/client";
import type {
  ContactDetailsLiveFragment,
  FaqListLiveFragment,
  FeaturedKiosksLiveFragment,
  KeyDesignStripLiveFragment,
  LocksmithLocatorLiveFragment,
  NearbyKiosksLiveFragment,
  ServiceCardsLiveFragment,
} from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { contactExample } from "./contact";
import { designExamples } from "./designs";
import { featuredExamples, nearbyExamples } from "./kiosks";
import { questionExamples } from "./questions";
import { serviceExamples } from "./services";
import { widgetExample } from "./widget";

/** The live fields of each slice that has some, with its content. */
interface Live {
  contact_details: [Content.ContactDetailsSlice, ContactDetailsLiveFragment];
  faq_list: [Content.FaqListSlice, FaqListLiveFragment];
  featured_kiosks: [Content.FeaturedKiosksSlice, FeaturedKiosksLiveFragment];
  key_design_strip: [Content.KeyDesignStripSlice, KeyDesignStripLiveFragment];
  locksmith_locator: [Content.LocksmithLocatorSlice, LocksmithLocatorLiveFragment];
  nearby_kiosks: [Content.NearbyKiosksSlice, NearbyKiosksLiveFragment];
  service_cards: [Content.ServiceCardsSlice, ServiceCardsLiveFragment];
}

/** By slice type: examples of its live fields, chosen by what the editor entered as the BFF would. */
const liveExamples: { [Type in keyof Live]: (slice: Live[Type][0], lang: Lang) => Live[Type][1] } = {
  contact_details: (_, lang) => contactExample(lang),
  faq_list: (slice, lang) => ({ questions: questionExamples(slice.variation === "topics" ? null : slice.primary.topic, lang) }),
  featured_kiosks: ({ primary }) => featuredExamples(primary.locations.length),
  key_design_strip: ({ primary }) => ({ designs: designExamples(primary.limit) }),
  locksmith_locator: (_, lang) => ({ widget: widgetExample(lang) }),
  nearby_kiosks: ({ primary }) => ({ nearby: nearbyExamples(primary.service) }),
  service_cards: (_, lang) => ({ services: serviceExamples(lang) }),
};

/** Returns a slice with examples of its live fields. The simulator has none of the page's queries, and sends none. */
export function withLiveExample<Slice extends object>(slice: Slice, lang: Lang): Slice {
  const type = (slice as { slice_type?: unknown }).slice_type;
  if (typeof type !== "string" || !Object.hasOwn(liveExamples, type)) return slice;
  const exampleOf = liveExamples[type as keyof Live] as (slice: Slice, lang: Lang) => object;
  return { ...slice, ...exampleOf(slice, lang) };
}
