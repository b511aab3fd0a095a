/** Made anew in every run: ids of requests, and moments. */
const VOLATILE = /^(requestId|askedAt|startedTimeStamp|fulfilledTimeStamp|seq|until|sentAt|RTK_autoBatch)$/;

/** What two runs of the same session have in common: without ids of requests and moments, masked texts by there being one. */
export function lasting(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/•+/g, '•');
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, inner]) => !VOLATILE.test(name) && inner !== undefined);
  return Object.fromEntries(fields.map(([name, inner]) => [name, lasting(inner)]));
}
