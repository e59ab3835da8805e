// Runs in a worker: another visitor, who sends the same few requests again and again and measures how long each answer takes.
import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { requests, everyMs } = workerData;
const slowest = { ms: 0, name: "" };
const failures = new Map();
let answers = 0;
/** The longest time by which a timer of this thread was late: then the machine was busy, and the figures say less. */
let lateMs = 0;

function send({ name, url, method = "GET", headers = {}, body }) {
  const start = performance.now();
  const finish = (failure) => {
    const ms = performance.now() - start;
    if (ms > slowest.ms) Object.assign(slowest, { ms, name });
    if (failure) failures.set(`${name}: ${failure}`, (failures.get(`${name}: ${failure}`) ?? 0) + 1);
    else answers++;
  };
  const sent = request(url, { method, headers, agent: false }, (response) => {
    response.resume().on("end", () => finish(response.statusCode === 200 ? undefined : `status ${response.statusCode}`));
    response.on("error", ({ message }) => finish(message));
  });
  sent.setTimeout(30_000, () => sent.destroy(new Error("no answer in 30 s")));
  sent.on("error", ({ message }) => finish(message));
  sent.end(body);
}

let due = performance.now() + everyMs;
const timer = setInterval(() => {
  lateMs = Math.max(lateMs, performance.now() - due);
  due = performance.now() + everyMs;
  requests.forEach(send);
}, everyMs);

parentPort.on("message", (message) => {
  if (message === "stop") clearInterval(timer);
  parentPort.postMessage({ slowest, failures: Object.fromEntries(failures), answers, lateMs }, []);
});
