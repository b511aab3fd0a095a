import { shareText } from '@/text/share';
import { FONT, fitted, loadPicture, type Pen, roundBox, wrapped } from './canvas';
import { drawQr } from './drawQr';
import type { CardContent } from './shared';

const text = shareText.card;
const WIDTH = 750;
const EDGE = 44;
const FULL = WIDTH - 2 * EDGE;
const FACE = 72;
const FOOT = 208;
const CODE = 160;
const SERIF = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", serif';
/** Letters of a sentence that stands alone. */
const SHORT = 60;
const INK = '#10233d';
const QUIET = '#4c5c71';

const TITLE = { font: `700 42px ${FONT}`, line: 56, most: 2 };
const WORDS = { font: `400 32px ${SERIF}`, line: 52, most: 5 };
/** A sentence alone is written larger. */
const ALONE = { font: `500 38px ${SERIF}`, line: 62, most: 8 };

function linesOf(pen: Pen, words: string, { font, most }: typeof TITLE): string[] {
  pen.font = font;
  return wrapped(pen, words, FULL, most);
}

/** The picture over the whole width, cut to its place; without one a band of sky. */
function drawHead(pen: Pen, picture: HTMLImageElement | undefined, height: number): void {
  if (!picture) {
    const sky = pen.createLinearGradient(0, 0, WIDTH, height);
    sky.addColorStop(0, '#3e97f7');
    sky.addColorStop(1, '#3b2fc0');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, WIDTH, height);
    return;
  }
  const { naturalWidth: width, naturalHeight: tall } = picture;
  const scale = Math.max(WIDTH / width, height / tall);
  const [w, h] = [WIDTH / scale, height / scale];
  pen.drawImage(picture, (width - w) / 2, (tall - h) / 2, w, h, 0, 0, WIDTH, height);
}

/** Who wrote or made it: round face, name, and a line. */
function drawBy(pen: Pen, { by, note }: CardContent, face: HTMLImageElement | undefined, y: number): void {
  pen.save();
  roundBox(pen, { x: EDGE, y, width: FACE, height: FACE, radius: FACE / 2 });
  pen.clip();
  pen.fillStyle = '#b9d4f8';
  pen.fillRect(EDGE, y, FACE, FACE);
  if (face) pen.drawImage(face, EDGE, y, FACE, FACE);
  pen.restore();
  const x = EDGE + FACE + 18;
  pen.fillStyle = INK;
  pen.font = `600 30px ${FONT}`;
  pen.fillText(fitted(pen, by, FULL - FACE - 18), x, note ? y + 31 : y + 46);
  if (!note) return;
  pen.fillStyle = QUIET;
  pen.font = `400 24px ${FONT}`;
  pen.fillText(fitted(pen, note, FULL - FACE - 18), x, y + 65);
}

function drawFoot(pen: Pen, { product, url }: { product: string; url: string }, y: number): void {
  pen.fillStyle = '#eaf2fe';
  pen.fillRect(0, y, WIDTH, FOOT);
  pen.fillStyle = INK;
  pen.font = `700 34px ${FONT}`;
  pen.fillText(fitted(pen, product, FULL - CODE - 24), EDGE, y + 96);
  pen.fillStyle = QUIET;
  pen.font = `400 26px ${FONT}`;
  pen.fillText(text.scan, EDGE, y + 138);
  drawQr(pen, url, { x: WIDTH - EDGE - CODE, y: y + (FOOT - CODE) / 2, side: CODE });
}

/**
 * Draws a post or game as a poster and answers it as a PNG data address; rejects where the browser gives no canvas. As high as
 * its words need.
 */
export async function drawCard(
  canvas: HTMLCanvasElement,
  content: CardContent,
  where: { product: string; url: string },
): Promise<string> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const [picture, face] = await Promise.all([loadPicture(content.picture), loadPicture(content.face)]);
  const head = picture ? 450 : 132;
  const body = content.title !== '' || [...content.text].length > SHORT ? WORDS : ALONE;
  const title = linesOf(pen, content.title, TITLE);
  const words = linesOf(pen, content.text, body);
  const top = head + 36 + FACE + 32;
  const end = top + title.length * TITLE.line + (title.length > 0 ? 12 : 0) + words.length * body.line;
  canvas.width = WIDTH;
  canvas.height = end + 36 + FOOT;

  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, canvas.height);
  drawHead(pen, picture, head);
  drawBy(pen, content, face, head + 36);
  pen.fillStyle = INK;
  pen.font = TITLE.font;
  for (const [row, line] of title.entries()) pen.fillText(line, EDGE, top + row * TITLE.line + 42);
  const from = top + title.length * TITLE.line + (title.length > 0 ? 12 : 0);
  pen.font = body.font;
  for (const [row, line] of words.entries()) pen.fillText(line, EDGE, from + row * body.line + 36);
  drawFoot(pen, where, end + 36);
  return canvas.toDataURL('image/png');
}
