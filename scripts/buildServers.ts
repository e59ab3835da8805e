import { compileServers } from "./lib/compileServers";

await compileServers();
