import type { Page } from "playwright-core";
import { SLICE_MACHINE } from "./startProject";

/** Slice Machine's window, used as an editor or developer uses it. Slice Machine saves each change by itself. */
export function sliceMachineWindow(page: Page) {
  const dialog = page.getByRole("dialog");
  const openSlices = () => page.goto(`${SLICE_MACHINE}/slices`);
  const act = async (slice: string, action: string) => {
    await openSlices();
    const card = page.getByTestId("shared-slice-card").filter({ hasText: slice });
    await card.getByRole("button", { name: "Slice actions" }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  return {
    /** Creates the first slice of this browser, and shows its fields. */
    async createSlice(name: string) {
      await openSlices();
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("menuitem", { name: "Start from scratch" }).click();
      await dialog.getByRole("textbox").fill(name);
      await dialog.getByRole("button", { name: "Create" }).click();
      await page.waitForURL(`**/${name}/default`);
      // After some seconds a box explains the simulator to new users, above the button that adds a field.
      await page.getByRole("button", { name: "Got it" }).click();
    },

    /** Adds a field of a kind, as the menu calls it, to the slice that is shown. */
    async addField(kind: string, id: string) {
      await page.getByRole("button", { name: "Add a field" }).first().click();
      await page
        .getByRole("menuitem")
        .filter({ has: page.getByText(kind, { exact: true }) })
        .click();
      await dialog.locator("input[name='config.label']").fill(kind);
      await dialog.locator("input[name=id]").fill(id);
      await dialog.getByRole("button", { name: "Done" }).click();
      await dialog.waitFor({ state: "hidden" });
    },

    /** Opens the simulator of the slice that is shown; returns what it shows of the site. */
    async simulate() {
      const opened = page.waitForEvent("popup");
      await page.getByRole("button", { name: "Simulate" }).click();
      return (await opened).frameLocator("iframe");
    },

    /** Allows a slice in the slice zone of a page type. */
    async allowOn(pageType: string, slice: string) {
      await page.goto(`${SLICE_MACHINE}/page-types/${pageType}`);
      await page.getByRole("button", { name: "Add", exact: true }).last().click();
      await page.getByRole("menuitem", { name: "Reuse an existing slice" }).click();
      await dialog.getByText(slice).click();
      await dialog.getByRole("button", { name: "Add to" }).click();
      await dialog.waitFor({ state: "hidden" });
    },

    async renameSlice(slice: string, name: string) {
      await act(slice, "Rename");
      await dialog.getByRole("textbox").fill(name);
      await dialog.getByRole("button", { name: "Rename" }).click();
      await dialog.waitFor({ state: "hidden" });
    },

    async deleteSlice(slice: string) {
      await act(slice, "Delete");
      await dialog.getByRole("button", { name: "Delete" }).click();
    },
  };
}
