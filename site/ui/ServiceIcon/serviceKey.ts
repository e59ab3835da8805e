/** Our services, always in this order. */
export const SERVICE_KEYS = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];

/** The service that an editor chose; anything unknown, or nothing, is none. */
export function toServiceKey(value: unknown): ServiceKey | null {
  return SERVICE_KEYS.find((key) => key === value) ?? null;
}
