const ids = Array.from({ length: 20 }, (_, index) => String(100_001 + index));

/** The query of a page with twenty kiosks, each with a design in stock: content, kiosks and designs in one request. */
export const pageWithKiosks = {
  query: `{
    page(path: "/", language: EN_US) { __typename ... on HomepageDocument { data { meta_title slices { __typename ... on HeroSlice {
      primary { ... on HeroSliceDefaultPrimary { title lead image buttons { link style } } }
    } } } } }
    appBar(language: EN_US) { data { brand call_label call_number } }
    menu(uid: "menu-products-services", language: EN_US) { data { items { label link } } }
    company(language: EN_US) { contactDetails { title phone { label value } } error }
    kiosks(ids: ${JSON.stringify(ids)}) {
      locationId name retailer phone timeZone servicesAvailable
      address { street city state postalCode country }
      geoLocation { lat lng }
      hours { open { day time } close { day time } }
      keyDesigns(first: 1) { designId name image { webp jp2 original } }
    }
  }`,
};
