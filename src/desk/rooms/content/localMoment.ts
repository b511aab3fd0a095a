const two = (count: number): string => String(count).padStart(2, '0');

/** A moment of the format as its field has it, in local time; empty for none, and what is no moment as it is. */
export function toLocal(moment: unknown): string {
  const at = typeof moment === 'string' ? new Date(moment) : null;
  if (at === null) return '';
  if (Number.isNaN(at.getTime())) return String(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What the field holds, with its zone; undefined for nothing. */
export function fromLocal(local: string): string | undefined {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace('.000Z', 'Z');
}
