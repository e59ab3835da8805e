import type { RequestDeps } from "./requestDeps";
import { type ContentLoaders, createContentLoaders } from "./modules/content/loaders";
import { createDesignLoaders, type DesignLoaders } from "./modules/designs/loaders";
import { createKioskLoaders, type KioskLoaders } from "./modules/kiosks/loaders";
import { createPlaceLoaders, type PlaceLoaders } from "./modules/places/loaders";

/** The loaders of one request. */
export type Loaders = ContentLoaders & DesignLoaders & KioskLoaders & PlaceLoaders;

/** Creates the loaders of a request. Those of a domain are created on first use: most operations need one or two domains. */
export function createLoaders(request: RequestDeps): Loaders {
  return new LoadersOfRequest(request);
}

class LoadersOfRequest implements Loaders {
  private readonly request: RequestDeps;
  private ofContent: ContentLoaders | undefined;
  private ofDesigns: DesignLoaders | undefined;
  private ofKiosks: KioskLoaders | undefined;
  private ofPlaces: PlaceLoaders | undefined;

  constructor(request: RequestDeps) {
    this.request = request;
  }

  private get content() {
    return (this.ofContent ??= createContentLoaders(this.request));
  }
  private get designDomain() {
    return (this.ofDesigns ??= createDesignLoaders(this.request));
  }
  private get kiosks() {
    return (this.ofKiosks ??= createKioskLoaders(this.request));
  }

  get root() {
    return this.content.root;
  }
  get ref() {
    return this.content.ref;
  }
  get index() {
    return this.content.index;
  }
  get state() {
    return this.content.state;
  }
  get previewTools() {
    return this.content.previewTools;
  }
  get version() {
    return this.content.version;
  }
  get document() {
    return this.content.document;
  }
  get draft() {
    return this.content.draft;
  }
  get singleton() {
    return this.content.singleton;
  }
  get byUid() {
    return this.content.byUid;
  }
  get ofType() {
    return this.content.ofType;
  }

  get designsOfGroup() {
    return this.designDomain.designsOfGroup;
  }
  get chargeDesignGroups() {
    return this.designDomain.chargeDesignGroups;
  }
  get designs() {
    return this.designDomain.designs;
  }
  get designOnSku() {
    return this.designDomain.designOnSku;
  }
  get stockIn() {
    return this.designDomain.stockIn;
  }

  get kiosk() {
    return this.kiosks.kiosk;
  }
  get network() {
    return this.kiosks.network;
  }
  get networkSoon() {
    return this.kiosks.networkSoon;
  }
  get map() {
    return this.kiosks.map;
  }
  get box() {
    return this.kiosks.box;
  }

  get places() {
    return (this.ofPlaces ??= createPlaceLoaders(this.request)).places;
  }
}
