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
