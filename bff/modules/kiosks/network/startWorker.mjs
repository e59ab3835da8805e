// A thread starts without a loader for TypeScript, whatever options its process was started with.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
