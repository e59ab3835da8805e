import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, onTestFinished } from "vitest";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { ModelFaults } from "./ModelFaults";

async function showIn(folder: string): Promise<string> {
  const home = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(home));
  return renderToStaticMarkup(await ModelFaults());
}

test("the faults of codegen's last run are shown, as text", async () => {
  const html = await showIn(tempFolder({ ".keyway/codegen-faults.txt": 'slices/Hero/model.json: field "<b>" has no type.' }));
  expect(html).toContain("slices/Hero/model.json: field &quot;&lt;b&gt;&quot; has no type.");
});

test("nothing is shown when codegen found none", async () => {
  expect(await showIn(tempFolder())).toBe("");
});
