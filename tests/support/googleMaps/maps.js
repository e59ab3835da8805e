/**
 * A fake of Google's Maps JavaScript API: the part of `google.maps` that a map with overlays needs, with the same projection. Access to
 * any other property throws an error with its name, so that a test fails if code uses more of the API.
 */
(() => {
  const TILE_PX = 256;
  const OPTIONS = ["disableDefaultUI", "clickableIcons", "isFractionalZoomEnabled", "keyboardShortcuts", "gestureHandling"];
  const EVENTS = ["idle", "dragstart", "dragend", "bounds_changed"];

  /** Returns a proxy that throws on missing properties. Symbols are excepted, since the language itself reads them. */
  const strict = (object, name) =>
    new Proxy(object, {
      get(target, key, receiver) {
        const isMissing = typeof key === "string" && !(key in target) && !["then", "$$typeof", "toJSON"].includes(key);
        if (isMissing) throw new Error(`The stand-in for Google Maps has no ${name}.${key}`);
        return Reflect.get(target, key, receiver);
      },
    });
  const onlyThese = (given, allowed, what) => {
    const unknown = Object.keys(given ?? {}).find((key) => !allowed.includes(key));
    if (unknown) throw new Error(`The stand-in for Google Maps has no ${what} ${unknown}`);
  };

  const project = ({ lat, lng }, zoom) => {
    const sin = Math.sin((lat * Math.PI) / 180);
    const world = TILE_PX * 2 ** zoom;
    return { x: world * (lng / 360 + 0.5), y: world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
  };
  const unproject = ({ x, y }, zoom) => {
    const world = TILE_PX * 2 ** zoom;
    return { lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI, lng: (x / world - 0.5) * 360 };
  };

  class LatLng {
    #at;
    constructor(lat, lng) {
      if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Error("A LatLng is made of two numbers");
      this.#at = { lat, lng };
    }
    lat = () => this.#at.lat;
    lng = () => this.#at.lng;
    toJSON = () => ({ ...this.#at });
    toString = () => `(${this.#at.lat}, ${this.#at.lng})`;
  }
  const toLiteral = (point) => (point instanceof LatLng ? point.toJSON() : point);

  class LatLngBounds {
    #box;
    constructor(box) {
      this.#box = box;
    }
    toJSON = () => ({ ...this.#box });
  }

  class GoogleMap {
    #div;
    #panes;
    #zoom = 3;
    #center = { lat: 40, lng: -95 };
    #listeners = new Map();
    #overlays = new Set();
    #idle;

    constructor(div, options) {
      onlyThese(options, OPTIONS, "option");
      this.#div = div;
      this.#panes = document.createElement("div");
      this.#panes.style.cssText = "position:absolute;inset:0;overflow:hidden;touch-action:none";
      this.#panes.style.background = "#e8eaed repeating-linear-gradient(45deg,#dfe3e7 0 1px,transparent 1px 24px)";
      this.#panes.dataset.googleStandIn = "";
      div.append(this.#panes);
      this.#listenToPointer();
      // Read by our overlays below, by a private way that the real API does not have.
      GoogleMap.of.set(this, { overlays: this.#overlays, panes: this.#panes, pixelOf: (point) => this.#pixelOf(point) });
    }
    static of = new WeakMap();

    getDiv = () => this.#div;
    getZoom = () => this.#zoom;
    getCenter = () => new LatLng(this.#center.lat, this.#center.lng);
    getBounds = () => {
      const { clientWidth: width, clientHeight: height } = this.#div;
      const { x, y } = project(this.#center, this.#zoom);
      const from = unproject({ x: x - width / 2, y: y + height / 2 }, this.#zoom);
      const to = unproject({ x: x + width / 2, y: y - height / 2 }, this.#zoom);
      return new LatLngBounds({ south: from.lat, west: from.lng, north: to.lat, east: to.lng });
    };
    setZoom = (zoom) => this.#change({ zoom });
    setCenter = (center) => this.#change({ center: toLiteral(center) });
    panTo = (center) => this.#change({ center: toLiteral(center) });
    panBy = (x, y) => {
      const middle = project(this.#center, this.#zoom);
      this.#change({ center: unproject({ x: middle.x + x, y: middle.y + y }, this.#zoom) });
    };
    setOptions = () => {};
    fitBounds = ({ south, west, north, east }, { top, right, bottom, left }) => {
      const [from, to] = [project({ lat: south, lng: west }, 0), project({ lat: north, lng: east }, 0)];
      const fits = (px, span) => Math.log2(Math.max(1, px) / Math.max(span, 1e-9));
      const { clientWidth, clientHeight } = this.#div;
      const zoom = Math.min(22, fits(clientWidth - left - right, to.x - from.x), fits(clientHeight - top - bottom, from.y - to.y));
      const [x, y] = [(right - left) / 2, (bottom - top) / 2].map((px) => px / 2 ** zoom);
      this.#change({ zoom, center: unproject({ x: (from.x + to.x) / 2 + x, y: (from.y + to.y) / 2 + y }, 0) });
    };
    addListener = (event, listener) => {
      if (!EVENTS.includes(event)) throw new Error(`The stand-in for Google Maps has no event ${event}`);
      const all = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, all.add(listener));
      return { remove: () => all.delete(listener) };
    };

    #tell(event) {
      for (const listener of this.#listeners.get(event) ?? []) listener();
    }
    #change({ zoom = this.#zoom, center = this.#center }) {
      this.#zoom = zoom;
      this.#panes.dataset.zoom = zoom.toFixed(2);
      this.#center = center;
      for (const overlay of this.#overlays) overlay.draw();
      this.#tell("bounds_changed");
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.#tell("idle"), 30);
    }
    #pixelOf(point) {
      const [middle, at] = [project(this.#center, this.#zoom), project(toLiteral(point), this.#zoom)];
      return { x: at.x - middle.x + this.#div.clientWidth / 2, y: at.y - middle.y + this.#div.clientHeight / 2 };
    }
    #listenToPointer() {
      let last = null;
      this.#panes.addEventListener("pointerdown", (event) => {
        last = event;
        this.#tell("dragstart");
      });
      addEventListener("pointermove", (event) => {
        if (!last) return;
        this.panBy(last.clientX - event.clientX, last.clientY - event.clientY);
        last = event;
      });
      addEventListener("pointerup", () => {
        if (last) this.#tell("dragend");
        last = null;
      });
    }
  }

  const StrictMap = function (div, options) {
    const map = new GoogleMap(div, options);
    const proxy = strict(map, "Map");
    GoogleMap.of.set(proxy, GoogleMap.of.get(map));
    return proxy;
  };

  class OverlayView {
    #map = null;
    setMap = (map) => {
      if (this.#map) {
        GoogleMap.of.get(this.#map).overlays.delete(this);
        this.onRemove();
      }
      this.#map = map;
      if (!map) return;
      GoogleMap.of.get(map).overlays.add(this);
      this.onAdd();
      this.draw();
    };
    getPanes = () => this.#map && strict({ overlayMouseTarget: GoogleMap.of.get(this.#map).panes }, "MapPanes");
    getProjection = () => {
      const fromLatLngToDivPixel = (point) => GoogleMap.of.get(this.#map).pixelOf(point);
      return this.#map && strict({ fromLatLngToDivPixel }, "MapCanvasProjection");
    };
  }

  const event = {
    addListener: (target, name, listener) => target.addListener(name, listener),
    removeListener: (listener) => listener.remove(),
  };

  const maps = { Map: StrictMap, LatLng, LatLngBounds, OverlayView, event: strict(event, "event") };
  window.google = strict({ maps: strict(maps, "maps") }, "google");
})();
