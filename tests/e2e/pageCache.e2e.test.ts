import { expect, it } from "vitest";
import { openPage, visit } from "../support/browser";
import { ownStack } from "../support/ownStack";
import { hero, publishPages } from "../support/publish";
import { WEBHOOK_SECRET } from "../support/servers";

const { siteUrl } = ownStack();

/** Publishes the page with this title, and makes the site remove it from its cache. */
async function publish(title: string): Promise<void> {
  await publishPages({ id: "Zkeptcen", uid: "kept-c", data: { meta_title: title, slices: [hero(title)] } });
  const body = JSON.stringify({ type: "api-update", documents: ["Zkeptcen"], secret: WEBHOOK_SECRET });
  expect((await fetch(`${siteUrl}/revalidate`, { method: "POST", body })).status).toBe(200);
}

it("a navigation to a cached page shows it, and after a publish its new version", async () => {
  await publish("C at first");
  const tab = await openPage();
  await visit(tab, "/kept-c/");
  await tab.getByRole("heading", { level: 1, name: "C at first" }).waitFor();
  await tab.getByRole("link", { name: /home/ }).first().click();
  await tab.waitForURL(`${siteUrl}/`);
  await publish("C at last");
  await tab.evaluate(() => {
    document.querySelector("main")!.insertAdjacentHTML("afterbegin", '<a href="/kept-c/">to C</a>');
  });
  await tab.getByRole("link", { name: "to C", exact: true }).click();
  const title = tab.getByRole("heading", { level: 1, name: "C at last" });
  await title.waitFor();
  expect(await title.count()).toBe(1);
});
