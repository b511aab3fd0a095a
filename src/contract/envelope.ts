import * as v from 'valibot';

/** The wrapping of every answer: `code` 0 is good, 2 an invalid session, anything else carries a message to show. */
export const Envelope = v.object({
  code: v.number(),
  data: v.optional(v.unknown()),
  msg: v.optional(v.nullable(v.string())),
  traceId: v.optional(v.string()),
});

export type Envelope = v.InferOutput<typeof Envelope>;
