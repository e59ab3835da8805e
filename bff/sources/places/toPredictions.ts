import type { Log } from "../../lib/log";
import { suggestionPayload } from "./payload";
import { PLACES, type Prediction } from "./place";

/** Maps Google's suggestions to predictions; a suggestion that is not a place is left out and logged. */
export function toPredictions(suggestions: readonly unknown[], log: Log): Prediction[] {
  return suggestions.flatMap((suggestion): Prediction[] => {
    const parsed = suggestionPayload.safeParse(suggestion);
    if (!parsed.success) {
      log.warn({ source: PLACES, issues: parsed.error.issues }, "a suggestion does not fit its contract and is left out");
      return [];
    }
    const { placeId, text, structuredFormat } = parsed.data.placePrediction;
    return [{ placeId, description: text.text, name: structuredFormat?.mainText?.text ?? text.text }];
  });
}
