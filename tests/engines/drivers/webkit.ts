import path from "node:path";
import { root } from "#scripts/lib/commands.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import { spawnGroup } from "#scripts/lib/processGroup.ts";
import { waitForPort } from "../../support/waitForPort";
import { type Engine, type EngineWindow, type Size, SIZES } from "./engine";
import { startScreen } from "./screen";

const WINDOW = path.join(root, "tests/engines/drivers/webkitWindow.py");
const COMMAND_TIMEOUT_MS = 20_000;

/** WebDriver's code points of keys. */
const KEYS: Record<string, string> = {
  ArrowDown: "\uE015",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Space: " ",
  Tab: "\uE004",
};

type Call = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

/** Starts Debian's WebDriver server for WebKitGTK, the engine of Safari. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  // The server prints what its browsers print.
  const lines: string[] = [];
  const env = { ...screen.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const server = spawnGroup({ file: "WebKitWebDriver", args: [`--port=${port}`], env }, (line) => lines.push(line));
  const close = async () => {
    server.kill();
    await server.exited;
    await screen.stop();
  };
  try {
    await waitForPort(port);
  } catch (error) {
    await close();
    throw new Error(`WebKitWebDriver does not start: ${lines.join("\n")}`, { cause: error });
  }
  return { open: (size) => openWindow(createCall(port), lines, size), close };
}

function createCall(port: number): Call {
  return async (method, location, body) => {
    const init = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${location}`, init)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function openWindow(call: Call, lines: readonly string[], size: Size): Promise<EngineWindow> {
  const firstLine = lines.length;
  // With the strategy "normal", commands wait for the end of a load, some of them for minutes.
  const alwaysMatch = { pageLoadStrategy: "none", "webkitgtk:browserOptions": { binary: WINDOW, args: [] } };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { ...SIZES[size] });

  const act = (source: object) => call<void>("POST", `${session}/actions`, { actions: [source] });
  const pressKeys = (actions: object[]) => act({ type: "key", id: "keyboard", actions });
  return {
    run: (script, ...args) => call("POST", `${session}/execute/sync`, { script: `return (${script})(...arguments);`, args }),
    go: (url) => call("POST", `${session}/url`, { url }),
    clickAt: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: (text) => pressKeys([...text].flatMap((letter) => toActions([letter]))),
    press: (key) => pressKeys(toActions(key.split("+").map((name) => KEYS[name]!))),
    async choose(selector, file) {
      const found = await call<Record<string, string>>("POST", `${session}/element`, { using: "css selector", value: selector });
      await call("POST", `${session}/element/${Object.values(found)[0]}/value`, { text: file });
    },
    errors: () => lines.slice(firstLine).filter((line) => line.startsWith("ERROR ")),
    screenshot: async () => Buffer.from(await call<string>("GET", `${session}/screenshot`), "base64"),
    // The window is gone before the server has answered.
    close: () => call<void>("DELETE", session).catch(() => {}),
  };
}

function toActions(values: readonly string[]): object[] {
  return [...values.map((value) => ({ type: "keyDown", value })), ...values.toReversed().map((value) => ({ type: "keyUp", value }))];
}
