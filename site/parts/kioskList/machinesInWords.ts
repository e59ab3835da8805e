import type { MachineType } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Returns what a kiosk's machines are for, in words and each once: model numbers such as V1.5 say nothing to a visitor. */
export function machinesInWords(machines: readonly MachineType[], lang: Lang): string {
  const { machineForKeys, machineForFobs } = messagesOf(lang);
  const kinds = new Set(machines.map((type) => (type === "IF" ? machineForFobs : machineForKeys)));
  return [...kinds].join(", ");
}
