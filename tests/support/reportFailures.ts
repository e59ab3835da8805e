import { beforeEach } from "vitest";
import { ownStack } from "./ownStack";
import { watchLogs } from "./serverLogs";

// A test that fails says what the servers logged while it ran; openPage adds where its pages were, with a screenshot.
beforeEach(({ task, onTestFailed }) => {
  const logged = watchLogs(ownStack().logs);
  onTestFailed(() => console.error(`While “${task.name}” ran, the servers logged:\n${logged() || "nothing"}`));
});
