import type { Ports } from '@/kernel/ports';

/** Long enough for the browser to take the file. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file. */
export function saveText({ clock, download }: Pick<Ports, 'clock' | 'download'>, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  download.start(url, name);
  clock.after(KEPT_MS, () => URL.revokeObjectURL(url));
}
