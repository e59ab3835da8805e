interface Question {
  data: { topic?: unknown };
}

/** The fields of a variation; not each has these two. */
interface Choice {
  [field: string]: unknown;
  topic?: unknown;
  limit?: unknown;
}

/** The questions that a list of them shows: of its topic where the editor chose one, and no more than its limit. */
export function pickQuestions<T extends Question>(questions: readonly T[], { topic, limit }: Choice): T[] {
  const picked = topic ? questions.filter(({ data }) => data.topic === topic) : [...questions];
  // A list of no or of minus two questions is nothing that an editor can mean.
  return typeof limit === "number" && limit >= 1 ? picked.slice(0, limit) : picked;
}
