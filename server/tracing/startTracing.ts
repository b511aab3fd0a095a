import { setTimeout as sleep } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** A server that stops waits so long for a collector that does not take its last spans. */
const LAST_MS = 3_000;

/** Spans on their way out. */
export interface Tracing {
  /** Sends what is left. */
  end(): Promise<void>;
}

/**
 * Sends spans to `endpoint` (OTLP over HTTP, `/v1/traces` is put behind it). Name, sampler, headers and batches are as OpenTelemetry's own
 * variables say (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_…`). A collector that is away costs its spans and nothing else.
 */
export function startTracing(endpoint: string, version: string): Tracing {
  const own = resourceFromAttributes({ 'service.name': 'plaza', 'service.version': version });
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  return {
    end: async () => {
      trace.disable();
      context.disable();
      const patience = new AbortController();
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(LAST_MS, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
    },
  };
}
