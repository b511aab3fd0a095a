/** Fen as a provider writes yuan: `30.00`. */
export const toYuan = (fen: number): string => (fen / 100).toFixed(2);

/** Fen of a sum in yuan, in digits; what is no such sum is left as it came, and so is no order's amount. */
export function toFen(yuan: string): string {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan.trim());
  return parts ? String(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : yuan;
}
