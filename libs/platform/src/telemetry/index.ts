export { ErrorTally } from './error-tally.js';
export { loggerParams } from './logger.js';
export { MetricsServer, metrics } from './metrics.js';
export { currentRequestId, withRequestId } from './request-context.js';
export { type SecurityEvent, securityEvent } from './security-events.js';
export { TelemetryModule } from './telemetry.module.js';
export { currentTraceParent, inSpan, type RequestSpan, requestSpan } from './tracing.js';
export { TracingModule } from './tracing.module.js';
