import type { ObjectPlan } from "./plan";

/** A name or an index: where a value stands in its object or list. */
export type Slot = string | number;

/** An object or a list of the answer, while it is filled. */
export interface Frame {
  /** Undefined for the answer's data as a whole. */
  parent: Frame | undefined;
  /** Where it stands in its parent. */
  slot: Slot;
  /** Whether null may stand there in its place. */
  isNullable: boolean;
  values: Record<Slot, unknown>;
  /** How many of its values are not there yet. */
  waiting: number;
  /** It is whole, or null stands in its place: what still comes for it is dropped. */
  isClosed: boolean;
}

export function createFrame(parent: Frame | undefined, slot: Slot, isNullable: boolean, values: Record<Slot, unknown>): Frame {
  return { parent, slot, isNullable, values, waiting: 0, isClosed: false };
}

/** Has the frame above wait for a frame that is not whole yet. */
export function register({ parent, waiting, values }: Frame): Record<Slot, unknown> {
  if (waiting > 0) parent!.waiting++;
  return values;
}

/** The object of an answer. A name of `__proto__` would choose its prototype. */
export function createObject({ hasProto }: ObjectPlan): Record<Slot, unknown> {
  return hasProto ? (Object.create(null) as Record<Slot, unknown>) : {};
}

/** Whether null stands in the place of a frame, or of one that it is in. */
export function isDiscarded(frame: Frame): boolean {
  for (let at: Frame | undefined = frame; at; at = at.parent) if (at.isClosed) return true;
  return false;
}

export function pathTo(frame: Frame, slot: Slot): Slot[] {
  const path = [slot];
  for (let at = frame; at.parent; at = at.parent) path.unshift(at.slot);
  return path;
}
