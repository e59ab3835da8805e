import type { Service as GraphService } from "../../bff/__generated__/operations";
import { isService, type Service } from "../../i18n/services";

const GRAPH_NAMES: Readonly<Record<Service, GraphService>> = {
  keyCopy: "KEY_COPY",
  keyFobs: "KEY_FOBS",
  carKeys: "CAR_KEYS",
  locksmith: "LOCKSMITH",
  "become-locksmith": "BECOME_LOCKSMITH",
};

/** Returns the argument of the graph for the services of an address; texts that are no service are left out. */
export function toOffering(services: readonly string[]): GraphService[] {
  return services.filter(isService).map((service) => GRAPH_NAMES[service]);
}
