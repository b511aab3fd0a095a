/** Linear between the two nearest; undefined of nothing. */
export function percentile(values, p) {
  const v = [...values].sort((a, b) => a - b);
  if (v.length === 0) return undefined;
  const i = (v.length - 1) * p;
  return v[Math.floor(i)] + (v[Math.ceil(i)] - v[Math.floor(i)]) * (i % 1);
}

export const median = (values) => percentile(values, 0.5);
