/**
 * Starts GraphiQL on the sandbox's page, with some of the site's operations as tabs and all in a menu. The browser runs this file as it
 * is; graphiql.js was loaded before it and has set `YogaGraphiQL`.
 */
const FILES = "/graphql/sandbox";
const KEPT = "keyway-sandbox:";
const KEPT_EXAMPLES = `${KEPT}examples`;
/** The first example of each of the first groups has a tab. */
const MAX_TABS = 5;

globalThis.MonacoEnvironment = { getWorkerUrl: (_, label) => `${FILES}/${label}.worker.js` };

/** GraphiQL's storage, under names of our own: other graphs may have been explored at this address. */
const storage = {
  getItem: (name) => localStorage.getItem(KEPT + name),
  setItem: (name, value) => localStorage.setItem(KEPT + name, value),
  removeItem: (name) => localStorage.removeItem(KEPT + name),
  clear() {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name);
  },
};

const text = await (await fetch(`${FILES}/examples.json`)).text();
const groups = JSON.parse(text);
const examples = groups.map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2) }));
const tabs = examples.filter((_, index) => groups[index].group !== groups[index - 1]?.group).slice(0, MAX_TABS);
// Kept tabs of operations that have changed since would be out of date.
if (localStorage.getItem(KEPT_EXAMPLES) !== text) {
  storage.clear();
  localStorage.setItem(KEPT_EXAMPLES, text);
  // GraphiQL opens the kept query and variables in the first tab; without them, it would leave that tab's variables empty.
  for (const part of ["query", "variables"]) storage.setItem(`graphiql:${part}`, examples[0][part]);
}

// A link to another operation, opened in this tab, changes the fragment alone.
addEventListener("hashchange", () => location.reload());

/** An operation in the address, after the hash, so that it can be linked: `#query=…&variables=…`. It gets a tab of its own. */
const linked = new URLSearchParams(location.hash.slice(1));
const opened = linked.has("query") ? [{ query: linked.get("query"), variables: linked.get("variables") ?? "{}" }] : [];
for (const tab of opened) {
  // GraphiQL opens the kept query in its tab, and adds a tab when none has it.
  for (const part of ["query", "variables"]) storage.setItem(`graphiql:${part}`, tab[part]);
  history.replaceState(null, "", location.pathname);
}

globalThis.YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), {
  title: "Keyway",
  logo: `<img src="${FILES}/mark.svg" alt="" width="24" height="24">`,
  endpoint: "/graphql",
  // Over web sockets, at the same address.
  subscriptionsProtocol: "WS",
  // Lets the server's log and limits tell the sandbox's requests from the site's. In development, answers say where they came from.
  additionalHeaders: { "apollographql-client-name": "keyway-sandbox", "x-trace": "1" },
  defaultTabs: [...opened, ...tabs],
  storage,
  // Open when there is room beside the editors.
  visiblePlugin: matchMedia("(min-width: 1000px)").matches ? "Documentation Explorer" : undefined,
  // Headers may contain secrets.
  shouldPersistHeaders: false,
  // By default it writes the operation into the address, which would send the query to the graph when the page is reloaded.
  onEditQuery: () => {},
});

/** A menu of the examples by group, which opens an example in its tab, or as a link does if it has none. */
const menu = document.querySelector("#examples");
for (const [index, { group, query }] of groups.entries()) {
  const [, name] = /(?:query|mutation|subscription) (\w+)/.exec(query);
  const last = menu.lastElementChild;
  const list = last?.label === group ? last : menu.appendChild(Object.assign(document.createElement("optgroup"), { label: group }));
  list.append(Object.assign(new Option(name, name), { example: examples[index] }));
}
menu.addEventListener("change", () => {
  const [{ value, example }] = menu.selectedOptions;
  const tab = [...document.querySelectorAll(".graphiql-tab-button")].find(({ title }) => title === value);
  menu.value = "";
  if (!tab) return void (location.hash = new URLSearchParams(example));
  tab.click();
  tab.scrollIntoView({ block: "nearest", inline: "center" });
});
