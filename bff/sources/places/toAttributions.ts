import { type PlacePayload, providerPayload } from "./payload";
import type { Attribution } from "./place";

/** Google states no limit; the graph guarantees this one. */
const MAX_ATTRIBUTIONS = 5;

/** Maps a payload's attributions to the graph's; those without a provider's name are left out. */
export function toAttributions(attributions: PlacePayload["attributions"]): Attribution[] {
  return (attributions ?? [])
    .flatMap((attribution) => providerPayload.safeParse(attribution).data ?? [])
    .slice(0, MAX_ATTRIBUTIONS)
    .map(({ provider, providerUri }) => ({ provider, providerUri: providerUri ?? null }));
}
