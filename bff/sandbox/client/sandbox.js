/**
 * Starts GraphiQL on the sandbox's page, with the site's operations as tabs. It runs in the browser as it stands here;
 * graphiql.js has been loaded before it and left `YogaGraphiQL`.
 */
const FILES = "/graphql/sandbox";
const KEPT = "keyway-sandbox:";
const KEPT_EXAMPLES = `${KEPT}examples`;

globalThis.MonacoEnvironment = { getWorkerUrl: (_, label) => `${FILES}/${label}.worker.js` };

/** What GraphiQL remembers, under names of its own: other graphs may have been explored at this address. */
const storage = {
  getItem: (name) => localStorage.getItem(KEPT + name),
  setItem: (name, value) => localStorage.setItem(KEPT + name, value),
  removeItem: (name) => localStorage.removeItem(KEPT + name),
  clear() {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name);
  },
};

const text = await (await fetch(`${FILES}/examples.json`)).text();
const examples = JSON.parse(text).map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2) }));
// Kept tabs of operations that have changed since would no longer be true.
if (localStorage.getItem(KEPT_EXAMPLES) !== text) {
  storage.clear();
  localStorage.setItem(KEPT_EXAMPLES, text);
  // What GraphiQL finds kept stands in the open tab; without it, it would leave the variables of the first one out.
  for (const part of ["query", "variables"]) storage.setItem(`graphiql:${part}`, examples[0][part]);
}

globalThis.YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), {
  title: "Keyway",
  logo: `<img src="${FILES}/mark.svg" alt="" width="24" height="24">`,
  endpoint: "/graphql",
  // Lets the server's log and limits tell its requests from the site's.
  additionalHeaders: { "apollographql-client-name": "keyway-sandbox" },
  defaultTabs: examples,
  storage,
  // Open where there is room beside the editors.
  visiblePlugin: matchMedia("(min-width: 1000px)").matches ? "Documentation Explorer" : undefined,
  // They may hold secrets.
  shouldPersistHeaders: false,
  // By itself it would write the operation into the address, which when loaded again asks the graph.
  onEditQuery: () => {},
});
