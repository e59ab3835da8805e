import { type ExecutionResult, GraphQLError, type GraphQLObjectType, locatedError } from "graphql";
import type { Context } from "../context";
import { MAX_FIELDS } from "../cost/boundWork";
import { closeIfComplete, closeToNullable, createFrame, createObject, type Frame, isDiscarded, pathTo, register, type Slot } from "./frame";
import { Json } from "./jsonCache";
import type { FieldPlan, ObjectPlan, OperationPlan, Variables } from "./plan";
import type { CompositeShape, LeafShape, ListShape, Shape } from "./shape";
import { writeJson } from "./writeJson";
import { concreteType, isIterable, isPromise, serialize } from "./values";

interface Asked {
  context: Context;
  variables: Variables;
  /** Whether the data is for writeJson: then parts of it may be JSON already. */
  isForJson?: boolean;
}

/** Executes a query by its plan. Returns a promise only when a value is one. */
export function runPlan(plan: OperationPlan, asked: Asked): ExecutionResult | Promise<ExecutionResult> {
  return new Run(plan, asked).start();
}

/**
 * One execution. A value that is no promise is completed at once; pending promises are counted by the object or list that they belong to.
 * graphql-js makes a promise for each list and object above a promise; this makes none.
 */
class Run {
  private readonly errors: GraphQLError[] = [];
  /** Arguments that contain variables. */
  private given: Map<FieldPlan, Record<string, unknown>> | undefined;
  private readonly isForJson: boolean;
  /** Whether the JSON of the value being completed is to be cached with that of the value around it. */
  private isWithin = false;
  /** How many values so far differ for each request, or had errors: JSON that contains one is not cached. */
  private live = 0;
  private root: Frame | undefined;
  private onWhole: ((result: ExecutionResult) => void) | undefined;
  private readonly plan: OperationPlan;
  private readonly context: Context;
  private readonly variables: Variables;

  constructor(plan: OperationPlan, { context, variables, isForJson = false }: Asked) {
    this.plan = plan;
    this.context = context;
    this.variables = variables;
    this.isForJson = isForJson;
  }

  start(): ExecutionResult | Promise<ExecutionResult> {
    const root = createFrame(undefined, "", true, createObject(this.plan.root));
    this.root = root;
    try {
      this.fill(root, this.plan.root, undefined);
    } catch (error) {
      this.nullData(error as GraphQLError);
    }
    if (root.isClosed || root.waiting === 0) return this.result();
    return new Promise((resolve) => (this.onWhole = resolve));
  }

  private result(): ExecutionResult {
    const data = this.root === undefined ? null : this.root.values;
    return this.errors.length > 0 ? { errors: this.errors, data } : { data };
  }

  private fill(frame: Frame, { fields }: ObjectPlan, source: unknown): void {
    for (const field of fields) {
      if ("typename" in field) frame.values[field.key] = field.typename;
      else this.fillField(frame, field, source);
    }
  }

  private fillField(frame: Frame, field: FieldPlan, source: unknown): void {
    const { key, shape } = field;
    if (!field.isPure) this.live++;
    try {
      const value = field.resolve ? field.resolve(source, this.argumentsOf(field), this.context, field.info) : this.property(source, field);
      this.put(frame, key, field, shape, value);
    } catch (error) {
      frame.values[key] = this.failed(frame, key, field, shape, error);
    }
  }

  /** Does what graphql-js' default resolver does, and counts the field. */
  private property(source: unknown, field: FieldPlan): unknown {
    this.context.work.fields++;
    if ((typeof source !== "object" || source === null) && typeof source !== "function") return undefined;
    const value = (source as Record<string, unknown>)[field.name];
    if (typeof value !== "function") return value;
    this.live++;
    return (source as Record<string, (...args: unknown[]) => unknown>)[field.name]!(this.argumentsOf(field), this.context, field.info);
  }

  private argumentsOf(field: FieldPlan): Record<string, unknown> {
    if (field.isFixed) return field.readArguments(this.variables);
    this.given ??= new Map();
    const known = this.given.get(field) ?? field.readArguments(this.variables);
    this.given.set(field, known);
    return known;
  }

  /** Puts a value into a frame once it is complete: now, or when its promise has resolved. */
  private put(frame: Frame, slot: Slot, field: FieldPlan, shape: Shape, value: unknown): void {
    if (!isPromise(value)) {
      frame.values[slot] = this.complete(frame, slot, field, shape, value);
      return;
    }
    // Keeps the order of the fields.
    frame.values[slot] = undefined;
    frame.waiting++;
    this.live++;
    value.then(
      (come) => this.arrive(frame, slot, field, shape, come),
      (error: unknown) => this.fault(frame, slot, field, shape, error),
    );
  }

  private complete(frame: Frame, slot: Slot, field: FieldPlan, shape: Shape, value: unknown): unknown {
    if (value === null || value === undefined) {
      if (shape.isNullable) return null;
      throw new Error(`Cannot return null for non-nullable field ${field.parentType.name}.${field.name}.`);
    }
    if (typeof value === "object" && value instanceof Error) throw value;
    if (shape.kind === "leaf") return this.completeLeaf(shape, value);
    const isKept = this.isForJson && !this.isWithin && !shape.known.isLive && typeof value === "object";
    return isKept ? this.completeOnce(frame, slot, field, shape, value) : this.completeComposite(frame, slot, field, shape, value);
  }

  private completeLeaf(shape: LeafShape, value: unknown): unknown {
    const serialized = shape.isText && typeof value === "string" ? value : serialize(shape, value);
    return this.isForJson && typeof serialized === "object" ? new Json(JSON.stringify(serialized), 0) : serialized;
  }

  /** Returns the JSON of a value, and caches it when nothing in it differs for each request. */
  private completeOnce(frame: Frame, slot: Slot, field: FieldPlan, shape: CompositeShape, value: object): unknown {
    const { known } = shape;
    const { work } = this.context;
    const written = known.find(value);
    if (written) {
      work.fields += written.fields;
      return written;
    }
    const { live } = this;
    const { fields } = work;
    this.isWithin = true;
    let made: unknown;
    try {
      made = this.completeComposite(frame, slot, field, shape, value);
    } finally {
      this.isWithin = false;
    }
    known.isLive ||= this.live > live;
    // Beyond the limit, lists end early.
    return known.isLive || work.fields > MAX_FIELDS ? made : known.keep(value, writeJson(made), work.fields - fields);
  }

  private completeComposite(frame: Frame, slot: Slot, field: FieldPlan, shape: CompositeShape, value: unknown): unknown {
    if (shape.kind === "list") return this.completeList(frame, slot, field, shape, value);
    const type = shape.kind === "object" ? shape.type : concreteType(shape, value, this.context, field.info);
    return this.completeObject(frame, slot, field, shape, type, value);
  }

  private completeList(parent: Frame, slot: Slot, field: FieldPlan, shape: ListShape, value: unknown): unknown {
    if (!isIterable(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field.parentType.name}.${field.name}".`);
    }
    const entries: unknown[] = [];
    const frame = createFrame(parent, slot, shape.isNullable, entries as never);
    const { item } = shape;
    const source = Array.isArray(value) ? (value as unknown[]) : [...value];
    try {
      for (let index = 0; index < source.length; index++) {
        try {
          this.put(frame, index, field, item, source[index]);
        } catch (error) {
          entries[index] = this.failed(frame, index, field, item, error);
        }
      }
    } catch (error) {
      frame.isClosed = true;
      throw error;
    }
    return register(frame);
  }

  private completeObject(
    parent: Frame,
    slot: Slot,
    field: FieldPlan,
    { isNullable }: Shape,
    type: GraphQLObjectType,
    value: unknown,
  ): unknown {
    const plan = field.below.get(type.name) ?? this.plan.planBelow(field, type);
    const frame = createFrame(parent, slot, isNullable, createObject(plan));
    try {
      this.fill(frame, plan, value);
    } catch (error) {
      frame.isClosed = true;
      throw error;
    }
    return register(frame);
  }

  private arrive(frame: Frame, slot: Slot, field: FieldPlan, shape: Shape, value: unknown): void {
    if (frame.isClosed) return;
    try {
      frame.values[slot] = this.complete(frame, slot, field, shape, value);
    } catch (error) {
      this.fault(frame, slot, field, shape, error);
      return;
    }
    this.settle(frame);
  }

  /** Handles an error in a pending value: null replaces the nearest position that allows it. */
  private fault(frame: Frame, slot: Slot, field: FieldPlan, { isNullable }: Shape, error: unknown): void {
    if (isDiscarded(frame)) return;
    const located = locatedError(error, field.nodes, pathTo(frame, slot));
    const target = closeToNullable(frame, slot, isNullable);
    if (!target) {
      this.nullData(located);
      this.onWhole?.(this.result());
      return;
    }
    target.frame.values[target.slot] = null;
    this.errors.push(located);
    this.settle(target.frame);
  }

  /** Handles an error while the frame is filled: returns null, or throws the error to the frame above. */
  private failed(frame: Frame, slot: Slot, field: FieldPlan, { isNullable }: Shape, error: unknown): null {
    this.live++;
    const located = locatedError(error, field.nodes, pathTo(frame, slot));
    if (!isNullable) throw located;
    if (!isDiscarded(frame)) this.errors.push(located);
    return null;
  }

  private nullData(error: GraphQLError): void {
    if (this.root) this.root.isClosed = true;
    this.root = undefined;
    this.errors.push(error);
  }

  /** Notes that one pending value of a frame has arrived, and ends the execution if it was the last. */
  private settle(frame: Frame): void {
    if (closeIfComplete(frame)) this.onWhole?.(this.result());
  }
}
