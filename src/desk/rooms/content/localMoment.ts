const two = (count: number): string => String(count).padStart(2, '0');

/** A moment of the format as the browser's own field has it, in local time; empty for none. */
export function toLocal(moment: unknown): string {
  const at = typeof moment === 'string' ? new Date(moment) : null;
  if (at === null || Number.isNaN(at.getTime())) return '';
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What the field holds, with its zone; undefined for nothing. */
export function fromLocal(local: string): string | undefined {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace('.000Z', 'Z');
}
