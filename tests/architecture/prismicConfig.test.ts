import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Slice Machine and Prismic's CLI, which read a file each, are told the same repository and libraries", () => {
  const [ofSliceMachine, ofCli] = ["slicemachine.config.json", "prismic.config.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as { repositoryName: string; libraries: string[] },
  );
  expect(ofCli).toMatchObject({ repositoryName: ofSliceMachine!.repositoryName, libraries: ofSliceMachine!.libraries });
});
