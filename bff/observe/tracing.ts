import { setTimeout as sleep } from "node:timers/promises";
import type { Span } from "@opentelemetry/api";
import type { Log } from "../lib/log";
import type { CallSpan, OperationSpan } from "./requestRecord";

export interface Tracing {
  /** Starts the span of an operation. `traceparent`: the header that the request was sent with. */
  startOperation(traceparent: string | undefined): OperationSpan;
  /** Sends the remaining spans, for a limited time. */
  stop(): Promise<void>;
}

/** Milliseconds that the end of the process waits for the receiver. */
const FLUSH_MS = 3000;

/** Version, trace id, span id and flags; later versions may add more. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

interface Options {
  /** Base address of an OTLP receiver over HTTP. */
  endpoint: string;
  log: Log;
}

/**
 * Starts sending spans by OTLP. OpenTelemetry is loaded here, so that a process without tracing does not load it; it reads its other
 * variables (OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS, OTEL_BSP_…) itself. Nothing is registered globally.
 */
export async function startTracing({ endpoint, log }: Options): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const logFailure = (message: string) => log.warn({ cause: message }, "traces cannot be sent");
  api.diag.setLogger({ error: logFailure, warn: logFailure, info() {}, debug() {}, verbose() {} }, api.DiagLogLevel.WARN);

  const named = resources.resourceFromAttributes({ "service.name": "keyway-bff" });
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(named)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer("keyway-bff");

  // With empty ids, the SDK starts a new trace.
  const parentOf = (traceparent: string | undefined) => {
    const [, traceId = "", spanId = "", flags = "0"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
  };

  const startCall = (parent: Span, source: string, method: string): CallSpan => {
    const attributes = { "keyway.source": source, "http.request.method": method };
    const span = tracer.startSpan(`${method} ${source}`, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
    return {
      traceparent: toTraceparent(span),
      end(outcome, status) {
        if (status !== undefined) span.setAttribute("http.response.status_code", status);
        span.setAttribute("keyway.outcome", outcome);
        if (status === undefined || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return {
    startOperation(traceparent) {
      const span = tracer.startSpan("graphql", { kind: SpanKind.SERVER }, parentOf(traceparent));
      return {
        startCall: (source, method) => startCall(span, source, method),
        end({ id, operation: { name, type } = {}, outcome, errors }, status) {
          if (type) span.updateName([type, name].filter(Boolean).join(" "));
          span.setAttributes({ "keyway.request_id": id, "graphql.operation.type": type, "graphql.operation.name": name });
          span.setAttributes({ "keyway.outcome": outcome, "keyway.error_codes": [...errors.keys()], "http.response.status_code": status });
          if (outcome === "failed" || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // Fails when the last spans could not be sent, which has been logged by then.
    stop: () => Promise.race([provider.shutdown().catch(() => {}), sleep(FLUSH_MS, undefined, { ref: false })]),
  };
}

function toTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}
