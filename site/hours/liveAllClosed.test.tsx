import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import LiveAllClosed from "./LiveAllClosed";

afterEach(() => vi.useRealTimers());

const daily = (open: string, close: string) => ({
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day, time: close } })),
  holidayHours: null,
  timeZone: "America/New_York",
});
const day = daily("09:00", "18:00");
const late = daily("09:00", "23:00");
const unknown = { hours: null, holidayHours: null, timeZone: "America/New_York" };

it.each([
  ["all are closed", [day, late], "2026-11-24T08:00:00Z", true],
  ["one is open", [day, late], "2026-11-24T03:00:00Z", false],
  ["all of known hours are closed", [day, unknown], "2026-11-24T03:00:00Z", true],
  ["no hours are known", [unknown], "2026-11-24T03:00:00Z", false],
])("the line below kiosks shows only when all are closed: %s", (_, kiosks, now, isShown) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const html = renderToStaticMarkup(<LiveAllClosed kiosks={kiosks} openHref="/key-services/oh/columbus/?open=now" lang="en-us" />);
  expect(html.includes('href="/key-services/oh/columbus/?open=now"')).toBe(isShown);
});
