interface Question {
  data: { topic?: unknown };
}

/** The fields of a variation; not every variation has both. */
interface Choice {
  [field: string]: unknown;
  topic?: unknown;
  limit?: unknown;
}

/** Returns the questions of a list: of its topic when the editor chose one, and at most its limit. */
export function pickQuestions<T extends Question>(questions: readonly T[], { topic, limit }: Choice): T[] {
  const picked = topic ? questions.filter(({ data }) => data.topic === topic) : [...questions];
  // A limit below one cannot be intended.
  return typeof limit === "number" && limit >= 1 ? picked.slice(0, limit) : picked;
}
