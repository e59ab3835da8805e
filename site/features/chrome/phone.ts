/** A telephone number as a link dials it. North American numbers get their country code. */
export function toTel(number: string): string {
  const digits = number.replace(/\D/g, "");
  if (number.trim().startsWith("+")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits.length === 11 && digits.startsWith("1") ? "+" : ""}${digits}`;
}
