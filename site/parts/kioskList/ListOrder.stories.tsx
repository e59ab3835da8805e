import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import { ListOrder } from "./ListOrder";

const at = { lat: 39.96, lng: -83 };

function story(state: Partial<LocatorState>, city?: string): Story {
  return ({ lang }) => (
    // The panel opens below the button.
    <div style={{ minBlockSize: 320 }}>
      <ListOrder
        listing={{ count: 34, total: 34 }}
        state={{ ...EMPTY_STATE, ...state }}
        path="/key-services/"
        city={city}
        lang={lang}
        unit="mi"
      />
    </div>
  );
}

export const AroundPoint = story({ at });
export const WithinDistance = story({ at, within: { count: 10, unit: "mi" } });
export const OfCityByName = story({ sort: "name" }, "Columbus");
