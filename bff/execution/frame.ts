import type { ObjectPlan } from "./plan";

/** The position of a value in its object or list: a name or an index. */
export type Slot = string | number;

/** An object or a list of the result while it is filled. */
export interface Frame {
  /** Undefined for the whole data. */
  parent: Frame | undefined;
  /** Its position in its parent. */
  slot: Slot;
  /** Whether null may replace it. */
  isNullable: boolean;
  values: Record<Slot, unknown>;
  /** How many of its values are pending. */
  waiting: number;
  /** True once it is complete or replaced by null: values that still arrive for it are dropped. */
  isClosed: boolean;
}

/** Creates the frame of an object; `parent` is undefined for the root. */
export function createFrame(parent: Frame | undefined, slot: Slot, isNullable: boolean, values: Record<Slot, unknown>): Frame {
  return { parent, slot, isNullable, values, waiting: 0, isClosed: false };
}

/** Makes the frame above wait for a frame that is not complete yet. */
export function register({ parent, waiting, values }: Frame): Record<Slot, unknown> {
  if (waiting > 0) parent!.waiting++;
  return values;
}

/** Creates an object of the result. A field named `__proto__` must not set its prototype. */
export function createObject({ hasProto }: ObjectPlan): Record<Slot, unknown> {
  return hasProto ? (Object.create(null) as Record<Slot, unknown>) : {};
}

/** Returns whether a frame, or one that contains it, is replaced by null. */
export function isDiscarded(frame: Frame): boolean {
  for (let at: Frame | undefined = frame; at; at = at.parent) if (at.isClosed) return true;
  return false;
}

/** Returns the path of a field in the answer. */
export function pathTo(frame: Frame, slot: Slot): Slot[] {
  const path = [slot];
  for (let at = frame; at.parent; at = at.parent) path.unshift(at.slot);
  return path;
}

/**
 * Returns the nearest position, from a value up to the root, that null may replace, and closes the frames below it; undefined if there is
 * none, so that the whole data becomes null.
 */
export function closeToNullable(frame: Frame, slot: Slot, isNullable: boolean): { frame: Frame; slot: Slot } | undefined {
  let target = { frame, slot, isNullable };
  while (!target.isNullable) {
    const closed = target.frame;
    closed.isClosed = true;
    if (closed.parent === undefined) return undefined;
    target = { frame: closed.parent, slot: closed.slot, isNullable: closed.isNullable };
  }
  return target;
}

/**
 * Notes that one pending value of a frame has arrived. Closes the frame if it was the last, and then those around it likewise. Returns
 * whether the root is closed by that.
 */
export function closeIfComplete(frame: Frame): boolean {
  for (let at: Frame | undefined = frame; at && !at.isClosed; at = at.parent) {
    at.waiting--;
    if (at.waiting > 0) return false;
    at.isClosed = true;
    if (at.parent === undefined) return true;
  }
  return false;
}
