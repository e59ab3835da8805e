import type { MachineType } from "../../bff/__generated__/operations";

/** Returns the name of a machine's type as it stands on the machine: `V1_5` -> `V1.5`. */
export function machineName(type: MachineType): string {
  return type.replace("_", ".");
}
