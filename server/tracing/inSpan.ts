import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Whoever registered nothing gets spans that do nothing. */
export const tracer = trace.getTracer('plaza');

/** Says that what a span stands for went wrong: the kind of error, never its words, which may hold what somebody wrote. */
export function markFailed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does a piece of work as a span below the one that runs; a failure is the span's too. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}
