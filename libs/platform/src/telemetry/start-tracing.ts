import { context, propagation, trace } from '@opentelemetry/api';
import { tracingIsOn } from './tracing.js';

/**
 * Starts sending traces by OTLP over HTTP. Its libraries are loaded only when it's called; they
 * read `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER` themselves.
 *
 * @param service the program's name
 * @param endpoint a collector's address: `http://collector:4318`
 * @returns a function that sends what is pending, then stops
 */
export async function startTracing(
  service: string,
  endpoint: string,
): Promise<() => Promise<void>> {
  const [{ AsyncLocalStorageContextManager }, core, { OTLPTraceExporter }, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  tracingIsOn(true);
  return async () => {
    tracingIsOn(false);
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
