import {
  type Attributes,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/*
 * Traces of requests, the events that they cause, and the jobs of those. Without an address to send
 * them to, nothing below does more than ask one variable (docs/operations.md).
 */

let isOn = false;

/** Called by `startTracing`, which loads the libraries that send traces. */
export function tracingIsOn(on: boolean): void {
  isOn = on;
}

const tracer = () => trace.getTracer('prepward');

/** The current span as W3C's `traceparent`; undefined without tracing, or outside a span. */
export function currentTraceParent(): string | undefined {
  if (!isOn) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

interface SpanOptions {
  kind: 'server' | 'producer' | 'consumer';
  /** The `traceparent` of what caused it. */
  parent?: string | undefined;
  /** Names and ids; nothing that anyone typed. */
  attributes?: Attributes;
}

const KINDS = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

function begin(name: string, { kind, parent, attributes = {} }: SpanOptions) {
  const cause =
    parent === undefined
      ? context.active()
      : propagation.extract(context.active(), { traceparent: parent });
  const span = tracer().startSpan(name, { kind: KINDS[kind], attributes }, cause);
  return { span, within: trace.setSpan(cause, span) };
}

/** Runs work within a span, marked as failed if the work throws. Only an error's class is recorded. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!isOn) return work();
  const { span, within } = begin(name, options);
  try {
    return await context.with(within, work);
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** A request that is being answered. */
export interface RequestSpan {
  /** Runs the code that handles it. */
  run<T>(work: () => T): T;
  /** @param route its pattern, never its URL */
  end(answer: { method: string; route: string; status: number }): void;
}

const NO_SPAN: RequestSpan = { run: (work) => work(), end: () => undefined };

/** Begins the span of a request. @param parent the `traceparent` that it came with, if any */
export function requestSpan(method: string, parent: string | undefined): RequestSpan {
  if (!isOn) return NO_SPAN;
  const { span, within } = begin(method, { kind: 'server', parent });
  return {
    run: (work) => context.with(within, work),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
