import type { Language } from "./languages";
import type { RepositoryState } from "./repository";

const searchFields = {
  ref: "String",
  q: "String",
  lang: "String",
  page: "Integer",
  pageSize: "Integer",
  after: "String",
  orderings: "String",
  fetch: "String",
  fetchLinks: "String",
  routes: "String",
  brokenRoute: "String",
} as const;

const defaults: Readonly<Record<string, string>> = { page: "1", pageSize: "20" };

/** Returns the API root: refs, languages, types, and the address of searches. */
export function toApiRoot(state: RepositoryState, languages: readonly Language[], baseUrl: string) {
  const { master, releases, experiments } = state;
  return {
    refs: [
      { id: "master", ref: master.ref, label: "Master", isMasterRef: true },
      ...releases.map(({ id, label, snapshot }) => ({ id, ref: snapshot.ref, label })),
    ],
    // The state of the catalogs that editors pick from. What an item holds travels in the documents.
    integrationFieldsRef: "kiosks",
    bookmarks: {},
    languages,
    types: Object.fromEntries([...master.types].map((type) => [type, toLabel(type)])),
    tags: master.tags,
    forms: {
      everything: toForm(`${baseUrl}/api/v2/documents/search`, toFormFields()),
      tags: toForm(`${baseUrl}/api/tags`, {}),
    },
    experiments: { drafts: [], running: experiments.map((each) => toRunning(each, master.ref)) },
    oauth_initiate: `${baseUrl}/auth`,
    oauth_token: `${baseUrl}/auth/token`,
    version: "keyway",
    license: "All Rights Reserved",
  };
}

function toRunning(experiment: RepositoryState["experiments"][number], masterRef: string) {
  const { id, googleId, name, variations, overlays } = experiment;
  return {
    id,
    googleId,
    name,
    variations: variations.map((variation) => ({
      ...variation,
      ref: overlays.find(({ label }) => label === variation.id)?.snapshot.ref ?? masterRef,
    })),
  };
}

function toForm(action: string, fields: object) {
  return { method: "GET", enctype: "application/x-www-form-urlencoded", action, fields };
}

function toFormFields() {
  return Object.fromEntries(
    Object.entries(searchFields).map(([name, type]) => [
      name,
      { type, multiple: name === "q", ...(defaults[name] && { default: defaults[name] }) },
    ]),
  );
}

function toLabel(type: string): string {
  const words = type.replaceAll(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
