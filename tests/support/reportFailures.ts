import { beforeEach } from "vitest";
import { ownStack } from "./ownStack";
import { watchLogs } from "./serverLogs";

// Prints, for a failed test, what the servers logged while it ran. openPage adds its pages' addresses and screenshots.
beforeEach(({ task, onTestFailed }) => {
  const logged = watchLogs(ownStack().logs);
  onTestFailed(() => console.error(`While “${task.name}” ran, the servers logged:\n${logged() || "nothing"}`));
});
