import type { Repository } from "@prismicio/client";
import { type Access, ContentToolError } from "./connect";
import { listMissingModels, type Models } from "./models";

/** The language that is written first, since Prismic wants translations to name their document in the master language. */
export const MASTER_LANGUAGE = "en-us";

interface Expected {
  languages: readonly string[];
  local: Models;
  remote: Models;
}

/** Throws a ContentToolError that lists what the repository lacks of languages and models, each with the command that adds it. */
export function checkRepository({ repository }: Access, root: Pick<Repository, "languages">, { languages, local, remote }: Expected): void {
  const to = `--repo ${repository}`;
  const missing = languages.filter((language) => !root.languages.some(({ id }) => id === language));
  const master = root.languages.find(({ is_master: isMaster }) => isMaster)?.id ?? root.languages[0]?.id;
  const models = listMissingModels(local, remote);
  const faults = [
    ...missing.map((language) => `The locale ${language} is missing. Add it: npx prismic locale add ${language} ${to}`),
    ...(master === MASTER_LANGUAGE
      ? []
      : [`The master locale is ${master}, and has to be ${MASTER_LANGUAGE}: npx prismic locale set-master ${MASTER_LANGUAGE} ${to}`]),
    ...(models.length > 0 ? [`These models are missing. Add them: npx prismic push ${to}`, ...models.map((model) => `  ${model}`)] : []),
  ];
  if (faults.length > 0) throw new ContentToolError([`The repository ${repository} is not ready:`, ...faults].join("\n"));
}
