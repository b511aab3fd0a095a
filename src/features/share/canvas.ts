import { isOwn } from '@/lib/url/own';

/** What is drawn with. */
export type Pen = CanvasRenderingContext2D;

/** The page's own typeface. */
export const FONT =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** A path around a box with round corners. */
export function roundBox(
  pen: Pen,
  { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.closePath();
}

/** The words in the font that is set, cut with … where they are wider. */
export function fitted(pen: Pick<CanvasRenderingContext2D, 'measureText'>, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Signs that no line begins with. */
const CLOSES = /[\uff0c\u3002\u3001\uff01\uff1f\uff1b\uff1a\u201d\u2019\uff09\u300b\u2026]/;

/** The words in lines of at most `width`, in the font that is set; what does not fit into `most` lines ends with …. */
export function wrapped(pen: Pick<Pen, 'measureText'>, words: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of words) {
    // What closes a phrase hangs over rather than begin a line.
    if (line !== '' && !CLOSES.test(letter) && pen.measureText(line + letter).width > width) {
      lines.push(line);
      line = '';
    }
    line += letter;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fitted(pen, lines.slice(most - 1).join(''), width)];
}

/** Loads a picture of this origin; undefined for any other (the page's policy refuses it) and where it fails. */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  if (!isOwn(address)) return undefined;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}
