import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';

/** The spans that end while some work is done; a failure stands in `error.type`. */
export async function heardSpans(work: () => Promise<unknown>) {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  try {
    await work();
    return exporter.getFinishedSpans().map(({ name, attributes }) => ({ name, attributes }));
  } finally {
    trace.disable();
    await provider.shutdown();
  }
}
