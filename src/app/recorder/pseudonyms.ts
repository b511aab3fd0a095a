/** Placeholders for digits start here, so that they are never taken for real ids. */
const FIRST = 900_000_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DIGITS = /^\d+$/;

/** What stands for a text or number in one file: of the same kind, counted, and made from nothing of the original. */
function placeholder(text: string, count: number): string {
  if (UUID.test(text)) return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  return DIGITS.test(text) ? String(FIRST + count) : `p${count}`;
}

/** Whether something is what stands for an id. */
export const isPlaceholder = (value: string | number): boolean =>
  DIGITS.test(String(value)) ? Number(value) >= FIRST : /^p\d+$|^00000000-0000-4000-8000-/.test(String(value));

/**
 * Equal values get equal placeholders within one file, so that "is this mine?" has the same answer in a replay.
 * Nothing is hashed: eleven digits would be guessed. Nothing (empty, 0, null) stays nothing.
 */
export class Pseudonyms {
  private readonly known = new Map<string, string>();

  /** `count`: how many placeholders stand in the file already, of somebody else's time. */
  constructor(private count = 0) {}

  of(value: unknown): unknown {
    if (value === '' || value === 0 || (typeof value !== 'string' && typeof value !== 'number')) return value;
    const text = String(value);
    let stands = this.known.get(text);
    if (stands === undefined) {
      this.count += 1;
      stands = placeholder(text, this.count);
      this.known.set(text, stands);
    }
    if (typeof value === 'string') return stands;
    return DIGITS.test(stands) ? Number(stands) : FIRST;
  }

  /** Lets a text have the placeholder it had on the page before; one it has already stays. */
  bind(text: string, stands: string): void {
    if (!this.known.has(text)) this.known.set(text, stands);
  }

  /** How many placeholders were given. */
  get given(): number {
    return this.count;
  }

  /** The placeholder of a text that has one already. */
  get(text: string): string | undefined {
    return this.known.get(text);
  }
}
