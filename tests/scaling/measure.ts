import type { Reader } from "./reader";

/** Twice the text may take so many times as long. */
const MAX_RATIO = 2.5;
/** Shorter times are not compared: they do no harm, and the clock is too coarse. */
const LINEAR_MS = 2;
/** The longest text of a reader is at most so many times as long as the first that is measured. */
const STEPS = 8;
/** How many times a text is read for one time, in a first measurement and in those after one that failed. */
const READINGS = [3, 10, 20, 40, 80];

/** After that many ms, a slow text is not read again. */
const MAX_MS = 300;

/** A text that takes more than linear time. */
export interface Fault {
  reader: string;
  /** Its beginning. */
  text: string;
  length: number;
  times: string;
}

/** Returns the first text with which a reader takes more than linear time; null if there is none. */
export async function findFault({ name, maxLength, inputs, read }: Reader): Promise<Fault | null> {
  const lengths = doublings(maxLength);
  const texts = lengths.map(inputs);
  for (let shape = 0; shape < texts[0]!.length; shape++) {
    const ofShape = texts.map((all) => all[shape]!);
    let fault: Awaited<ReturnType<typeof compare>> = null;
    for (const readings of READINGS) {
      fault = await compare(read, ofShape, readings);
      if (!fault) break;
    }
    if (fault) return { reader: name, text: fault.text.slice(0, 40), length: fault.text.length, times: fault.times };
  }
  return null;
}

/** Measures a text at each length, the shortest first, and ends where twice the length takes too long. */
async function compare(read: Reader["read"], texts: readonly string[], readings: number): Promise<{ text: string; times: string } | null> {
  let before = Infinity;
  for (const text of texts) {
    const ms = await leastMs(read, text, readings);
    if (ms > MAX_RATIO * Math.max(before, LINEAR_MS))
      return { text, times: `${before.toFixed(2)} ms for half of it, ${ms.toFixed(2)} ms for it` };
    before = ms;
  }
  return null;
}

/** Returns the least of several times of the processor in ms: what other threads add is not the reader's. One is enough if it is short. */
async function leastMs(read: Reader["read"], text: string, readings: number): Promise<number> {
  let least = Infinity;
  let total = 0;
  for (let times = 0; times < readings && least > LINEAR_MS && (times < READINGS[0]! || total < MAX_MS); times++) {
    const before = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    total += ms;
    least = Math.min(least, ms);
  }
  return least;
}

function doublings(maxLength: number): number[] {
  const lengths: number[] = [];
  for (let length = Math.ceil(maxLength / STEPS); length < maxLength; length *= 2) lengths.push(length);
  return [...lengths, maxLength];
}
