/**
 * The address that dials a number as people write it; one of ten digits is North American. Undefined where there is
 * nothing to dial, as in "{phone}".
 */
export function toTel(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < 3 || digits.length > 15) return undefined;
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `tel:+${digits}` : `tel:${digits}`;
}
