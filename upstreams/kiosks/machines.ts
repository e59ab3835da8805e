import type { Random } from "../lib/random";

/** A setting of a machine. Flags are booleans or strings, as in the real backend. */
interface Setting {
  name: string;
  value: string | boolean;
}

/** A machine in a shop. V models cut keys; IF copies key fobs. */
export interface Site {
  machineType: "V1" | "V1.5" | "V2" | "V3" | "IF";
  settings: Setting[];
}

/** The groups of key designs. */
export const designGroups = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC"] as const;

/** One of the groups of key designs. */
export type DesignGroup = (typeof designGroups)[number];

/** Generates the machines of a shop. */
export function createSites(random: Random): Site[] {
  const sites: Site[] = [];
  if (random.chance(0.94)) {
    const machineType = random.pick(["V1", "V1.5", "V2", "V2", "V3", "V3", "V3"] as const);
    sites.push({ machineType, settings: createSettings(random) });
  }
  if (sites.length === 0 || random.chance(0.35)) {
    sites.push({ machineType: "IF", settings: random.chance(0.5) ? createSettings(random) : [] });
  }
  return sites;
}

/** Generates the groups of key designs in stock. */
export function createDesignGroups(random: Random): DesignGroup[] {
  return designGroups.filter(() => random.chance(0.6));
}

/** Returns the services of a kiosk's machines and area, as the network's summary lists them. */
export function toServices(sites: readonly Site[], isLocksmithArea: boolean): string[] {
  return [
    sites.some(({ machineType }) => machineType !== "IF") && "keyCopy",
    sites.some(({ machineType }) => machineType === "IF") && "keyFobs",
    sites.some(({ settings }) => settings.some(enablesCarKeys)) && "carKeys",
    isLocksmithArea && "locksmith",
    isLocksmithArea && "become-locksmith",
  ].filter((service) => service !== false);
}

function enablesCarKeys({ name, value }: Setting): boolean {
  return name === "carKeyEnabled" && String(value) === "true";
}

function createSettings(random: Random): Setting[] {
  const settings: Setting[] = [{ name: "softwareVersion", value: `${random.between(3, 6)}.${random.between(0, 9)}` }];
  const carKeys = random.next();
  if (carKeys < 0.25) settings.push({ name: "carKeyEnabled", value: true });
  else if (carKeys < 0.4) settings.push({ name: "carKeyEnabled", value: "true" });
  else if (carKeys < 0.7) settings.push({ name: "carKeyEnabled", value: false });
  else if (carKeys < 0.75) settings.push({ name: "carKeyEnabled", value: "false" });
  if (random.chance(0.3)) settings.push({ name: "receiptPrinter", value: random.chance(0.5) });
  return settings;
}
