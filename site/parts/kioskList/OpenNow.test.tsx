import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EMPTY_STATE } from "../locator/locatorState";
import { OpenNow } from "./OpenNow";

// A Tuesday, 3 a.m. in New York.
vi.mock("../../bff/renderContext", () => ({ renderTime: () => new Date("2026-11-24T08:00:00Z") }));

const kiosk = {
  locationId: "1",
  path: null,
  name: "Riverside",
  unknownDays: [],
  hours: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "18:00" } }],
  holidayHours: null,
  timeZone: "America/New_York",
};
const rows = Array.from({ length: 20 }, () => ({ kiosk })) as never;
const render = (total: number, services: ("carKeys" | "keyCopy")[] = []) =>
  renderToStaticMarkup(
    <OpenNow
      listing={{ rows, loaded: rows, total }}
      state={{ ...EMPTY_STATE, services, page: 2 }}
      path="/key-services/oh/columbus/"
      lang="en-us"
      unit="mi"
      isUncached
    />,
  );

it.each([
  [45, "None of the first 20 is open now."],
  [20, "None of these is open now."],
])("a list of %i whose rows are all closed leads to its open kiosks, with the other filters", (total, sentence) => {
  expect(render(total)).toContain(`${sentence} <a href="/key-services/oh/columbus/?open=now" rel="nofollow">`);
  expect(render(total, ["carKeys"])).toContain('href="/key-services/oh/columbus/?services=carKeys&amp;open=now"');
});
