/**
 * The panel that each page shows in development: the page's operations with their upstream calls and what Google bills, and the fault
 * switches of the stand-ins. The browser runs this file as it is.
 */
const ADDRESS = "/graphql/panel";
const REFRESH_MS = 1000;

const STYLES = `
  /* Above Next's button, which grows to the right when there are errors. */
  :host { position: fixed; left: 20px; bottom: 68px; z-index: 2147483000; font: 13px/1.45 system-ui, sans-serif; color: #0e2233; }
  summary { padding: 6px 14px; border-radius: 16px; background: #0e2233; color: #fff; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  #body { position: fixed; left: 12px; bottom: 110px; width: min(660px, calc(100vw - 24px)); max-height: min(70vh, 760px); padding: 16px;
    box-sizing: border-box; overflow: auto; background: #fff; border: 1px solid #cdd7e0; border-radius: 12px;
    box-shadow: 0 12px 32px rgb(14 34 51 / 24%); }
  h2 { margin: 0 0 8px; font-size: 15px; }
  div > div > h2 { margin-top: 20px; }
  p { margin: 0 0 8px; color: #4f6374; }
  ol, ul { margin: 0; padding: 0; list-style: none; }
  #operations > li { padding: 8px 0; border-top: 1px solid #cdd7e0; }
  .head { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; }
  a { color: #1557a3; font-weight: 600; }
  .end { margin-left: auto; font-variant-numeric: tabular-nums; }
  .tag { color: #4f6374; }
  .wrong { color: #be202b; }
  .call { display: flex; gap: 10px; padding-left: 16px; font: 12px/1.6 ui-monospace, monospace; }
  .call > :first-child { flex: 0 0 56px; }
  .call .path { flex: 1; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
    overflow-wrap: anywhere; }
  .call .end { white-space: nowrap; }
  form { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 8px 0; border-top: 1px solid #cdd7e0; }
  form strong { flex: 0 0 64px; }
  form output { flex: 1 1 100%; padding-left: 70px; }
  form output:empty { display: none; }
  select, input, button { height: 30px; box-sizing: border-box; padding: 0 8px; border: 1px solid #71838f; border-radius: 6px;
    background: #fff; color: inherit; font: inherit; }
  button { cursor: pointer; }
  input[name="path"] { flex: 1 1 110px; min-width: 0; }
  input[type="number"] { width: 74px; }
  :focus-visible { outline: 2px solid #1557a3; outline-offset: 2px; }
`;

/** Creates an element with properties and children; texts are escaped by the browser. */
function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const bytes = (size) => (size < 1000 ? `${size} B` : `${(size / 1000).toFixed(size < 10_000 ? 1 : 0)} kB`);
const duration = (ms) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
const dollars = (usd) => `$${Number(usd.toFixed(5))}`;
const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const sum = (costs) => costs.reduce((total, { usd }) => total + usd, 0);

/** Decodes a path for display. */
function readable(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the sandbox's address that opens an operation with its variables (bff/dev/sandbox/client/sandbox.js). */
const sandboxAddress = ({ text, variables }) =>
  `/graphql#${new URLSearchParams({ query: text, variables: JSON.stringify(variables, null, 2) })}`;

const CLIENTS = { "keyway-site": "server", "keyway-browser": "browser" };

function showOperation(operation) {
  const { name, client, ms, isAnswerCached, errors, attempts, reads, costs } = operation;
  const codes = Object.keys(errors);
  return create(
    "li",
    {},
    create(
      "div",
      { className: "head" },
      create("a", { href: sandboxAddress(operation), target: "_blank", title: "Open in the sandbox", textContent: name }),
      create("span", { className: "tag", textContent: CLIENTS[client] ?? client ?? "" }),
      codes.length > 0 ? create("span", { className: "wrong", textContent: codes.join(", ") }) : null,
      create("span", { className: "end", textContent: isAnswerCached ? "from the answer cache" : duration(ms) }),
    ),
    create("ul", {}, ...attempts.map(showAttempt), ...showReads(reads, attempts), ...showCosts(costs)),
  );
}

function showAttempt({ source, method, path, status, error, ms, bytes: size }) {
  const isWrong = error !== undefined || status >= 400;
  const title = readable(path);
  return create(
    "li",
    { className: "call" },
    create("span", { textContent: source }),
    create("span", { className: "path", title, textContent: method === "GET" ? title : `${method} ${title}` }),
    create("span", { className: isWrong ? "wrong" : "", textContent: error ?? status }),
    create("span", { className: "end", textContent: [duration(ms), size === undefined ? null : bytes(size)].filter(Boolean).join(", ") }),
  );
}

/** A missing value without a call was loaded by another request, which was under way. */
function showReads(reads, attempts) {
  return Object.entries(reads).flatMap(([source, { hit, stale, miss }]) => {
    const isShared = miss && !attempts.some((attempt) => attempt.source === source);
    const parts = [hit && `${hit} cached`, stale && `${stale} stale`, isShared && `${miss} shared with another request`].filter(Boolean);
    if (parts.length === 0) return [];
    return create(
      "li",
      { className: "call" },
      create("span", { textContent: source }),
      create("span", { className: "tag", textContent: parts.join(", ") }),
    );
  });
}

/** Calls of one SKU share a line. */
function showCosts(costs) {
  return [...new Set(costs.map(({ sku }) => sku))].map((sku) => {
    const calls = costs.filter((cost) => cost.sku === sku);
    return create(
      "li",
      { className: "call" },
      create("span", { textContent: "Google" }),
      create("span", { className: "path", textContent: calls.length > 1 ? `${calls.length} × ${sku}` : sku }),
      create("span", { className: "end", textContent: dollars(sum(calls)) }),
    );
  });
}

const list = create("ol", { id: "operations" });
const totals = create("p");
const summary = create("summary", { textContent: "Operations" });
let shownPage = "";
let shown = [];

/** Adds the operations of this page since it was loaded; after a navigation, those of the new page. */
async function refreshOperations() {
  const page = location.pathname;
  const since = Math.floor(performance.timeOrigin);
  const operations = await (await fetch(`${ADDRESS}/operations?${new URLSearchParams({ page, since })}`)).json();
  if (page !== shownPage || operations.length < shown.length) {
    list.replaceChildren();
    shown = [];
  }
  list.append(...operations.slice(shown.length).map(showOperation));
  shownPage = page;
  shown = operations;
  const calls = operations.flatMap(({ attempts }) => attempts);
  const usd = sum(operations.flatMap(({ costs }) => costs));
  const parts = [count(operations.length, "operation"), count(calls.length, "upstream call")];
  if (usd > 0) parts.push(`Google ${dollars(usd)}`);
  totals.textContent = `${page}: ${parts.join(", ")}. A name opens its operation in the sandbox.`;
  summary.textContent = count(operations.length, "operation");
}

const switches = create("div");

const describeFault = ({ kind, ...rest }) => [kind, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)].join(", ");

async function putFaults(source, faults) {
  const body = JSON.stringify(faults);
  const answer = await fetch(`${ADDRESS}/faults/${source}`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  return answer.ok ? null : (await answer.json()).message;
}

function showSwitch({ source, kinds, faults }) {
  const output = create("output", { className: "wrong", textContent: faults.map(describeFault).join("; ") });
  const form = create(
    "form",
    {},
    create("strong", { textContent: source }),
    create("select", { name: "kind", ariaLabel: `Kind of fault of ${source}` }, ...kinds.map((kind) => new Option(kind))),
    create("input", { name: "path", placeholder: "path: all", ariaLabel: "Beginning of the path" }),
    create("input", { name: "times", type: "number", min: 1, placeholder: "times", ariaLabel: "How often" }),
    create("input", { name: "ms", type: "number", min: 0, placeholder: "ms", ariaLabel: "Delay in milliseconds" }),
    create("button", { textContent: "Switch on" }),
    output,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = [...new FormData(form)].filter(([, value]) => value !== "");
    const fault = Object.fromEntries(given.map(([name, value]) => [name, name === "times" || name === "ms" ? Number(value) : value]));
    const message = await putFaults(source, [fault, ...faults]);
    if (message) output.textContent = message;
    else await refreshFaults();
  });
  return form;
}

async function refreshFaults() {
  const standIns = await (await fetch(`${ADDRESS}/faults`)).json();
  const reset = create("button", { type: "button", textContent: "Reset all" });
  reset.addEventListener("click", async () => {
    await Promise.all(standIns.map(({ source }) => putFaults(source, [])));
    await refreshFaults();
  });
  const heading = create("h2", { textContent: "Faults of the stand-ins" });
  const note = create("p", { textContent: "A source that fails is replaced by its cached values, as long as there are any." });
  switches.replaceChildren(...(standIns.length > 0 ? [heading, note, ...standIns.map(showSwitch), reset] : []));
}

function start() {
  const body = create("div", { id: "body" }, create("h2", { textContent: "Operations of this page" }), totals, list, switches);
  const details = create("details", {}, summary, body);
  const host = create("keyway-panel");
  host.attachShadow({ mode: "open" }).append(create("style", { textContent: STYLES }), details);
  document.body.append(host);
  const refresh = () => refreshOperations().catch(() => (totals.textContent = "The BFF does not answer."));
  void refresh();
  let timer;
  details.addEventListener("toggle", () => {
    clearInterval(timer);
    if (!details.open) return;
    void refreshFaults();
    timer = setInterval(refresh, REFRESH_MS);
  });
  details.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    details.open = false;
    summary.focus();
  });
}

// After React has taken over the page.
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
