/** A whole number with commas: 1,902; keeps its sign. */
export function groupThousands(count: number): string {
  const [, sign, digits] = /^(-?)(\d+)/.exec(String(Math.trunc(count))) ?? ['', '', '0'];
  return `${sign}${digits?.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
