// A thread starts with nothing that reads TypeScript, whatever its process was started with.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
