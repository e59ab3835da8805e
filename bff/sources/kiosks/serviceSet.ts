import { SERVICE_KEYS, type ServiceKey } from "./kiosk";

/** Services as bits in their order: those of a million kiosks fit into as many bytes. */
export type ServiceSet = number;

/** The number of different sets. */
export const SERVICE_SETS = 2 ** SERVICE_KEYS.length;

/** Returns the set of the known services in a list; others are left out. */
export function toServiceSet(services: readonly unknown[]): ServiceSet {
  return SERVICE_KEYS.reduce((set, service, bit) => (services.includes(service) ? set | (1 << bit) : set), 0);
}

/** Returns whether all required services are offered. */
export function offersAll(offered: ServiceSet, required: ServiceSet): boolean {
  return (offered & required) === required;
}

/** Counts the kiosks that offer all of some services, from the counts of kiosks that offer exactly each set. */
export function countOffering(counts: ArrayLike<number>, required: ServiceSet): number {
  let sum = 0;
  for (let set = required; set < SERVICE_SETS; set++) if (offersAll(set, required)) sum += counts[set]!;
  return sum;
}

export interface ServiceCount {
  service: ServiceKey;
  kioskCount: number;
}

/** Counts, for each service, the kiosks that offer it together with all required ones. */
export function countServices(counts: ArrayLike<number>, required: ServiceSet = 0): ServiceCount[] {
  return SERVICE_KEYS.map((service, bit) => ({ service, kioskCount: countOffering(counts, required | (1 << bit)) }));
}

/** How many kiosks of an area offer all required services, and how many of those offer each other one. */
export interface KioskCount {
  totalCount: number;
  services: ServiceCount[];
}
