import { SERVICE_KEYS, type ServiceKey } from "./kiosk";

/** Services as bits in their order: those of a million kiosks fit in as many bytes. */
export type ServiceSet = number;

/** How many different sets there are. */
export const SERVICE_SETS = 2 ** SERVICE_KEYS.length;

/** The services of a list that we know; others are left out. */
export function toServiceSet(services: readonly unknown[]): ServiceSet {
  return SERVICE_KEYS.reduce((set, service, bit) => (services.includes(service) ? set | (1 << bit) : set), 0);
}

/** Whether all wanted services are among those offered. */
export function offersAll(offered: ServiceSet, wanted: ServiceSet): boolean {
  return (offered & wanted) === wanted;
}

/** How many kiosks offer all of some services, of which it is known how many offer exactly each set. */
export function countOffering(counts: ArrayLike<number>, wanted: ServiceSet): number {
  let sum = 0;
  for (let set = wanted; set < SERVICE_SETS; set++) if (offersAll(set, wanted)) sum += counts[set]!;
  return sum;
}

export interface ServiceCount {
  service: ServiceKey;
  kiosks: number;
}

/** For each service, how many kiosks offer it beside all wanted ones. */
export function countServices(counts: ArrayLike<number>, wanted: ServiceSet = 0): ServiceCount[] {
  return SERVICE_KEYS.map((service, bit) => ({ service, kiosks: countOffering(counts, wanted | (1 << bit)) }));
}

/** How many kiosks of an area offer all wanted services, and how many of those offer each other one. */
export interface KioskCount {
  total: number;
  services: ServiceCount[];
}
