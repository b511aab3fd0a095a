import { SpanKind, trace } from '@opentelemetry/api';
import { markFailed, tracer } from '@server/tracing/inSpan';
import type { LogEvent } from 'kysely';

/** Longer texts say nothing more. */
const TEXT_CHARS = 2000;

/** A span for a statement of something that is traced, once it is over: its text, whose values stand apart and stay here. */
export function traceStatement(event: LogEvent): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const text = event.query.sql;
  const end = Date.now();
  const span = tracer.startSpan(/^\s*(\w+)/.exec(text)?.[1] ?? 'query', {
    kind: SpanKind.CLIENT,
    startTime: end - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_CHARS) },
  });
  if (event.level === 'error') markFailed(span, event.error);
  span.end(end);
}
