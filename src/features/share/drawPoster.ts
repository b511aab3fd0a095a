import { shareText } from '@/text/share';
import { FONT, fitted, loadPicture, type Pen, roundBox } from './canvas';
import { drawQr } from './drawQr';
import type { PosterContent } from './shared';

const text = shareText.drawn;
const [WIDTH, HEIGHT] = [750, 1200];
const INK = '#10233d';
const QUIET = '#4c5c71';

function write(pen: Pen, words: string, at: { x: number; y: number; size: number; weight?: number; colour?: string }) {
  const { x, y, size, weight = 400, colour = '#ffffff' } = at;
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(fitted(pen, words, WIDTH - 120), x, y);
}

/** The blue ground with its two facets. */
function drawGround(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  sky.addColorStop(0, '#3e97f7');
  sky.addColorStop(0.5, '#1560cc');
  sky.addColorStop(1, '#3b2fc0');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = 'rgb(255 255 255 / 0.12)';
  for (const [x, y, size] of [
    [430, -90, 520],
    [-120, 300, 300],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x + size / 2, y);
    pen.lineTo(x + size, y + size * 0.38);
    pen.lineTo(x + size / 2, y + size);
    pen.lineTo(x, y + size * 0.38);
    pen.closePath();
    pen.fill();
  }
}

/** The picture of who invites, or the first letter of the name. */
async function drawAvatar(pen: Pen, name: string, avatar: string): Promise<void> {
  const [x, y, radius] = [WIDTH / 2, 218, 82];
  const picture = await loadPicture(avatar);
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius + 8, 0, Math.PI * 2);
  pen.fillStyle = 'rgb(255 255 255 / 0.9)';
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.clip();
  if (picture) pen.drawImage(picture, x - radius, y - radius, radius * 2, radius * 2);
  else {
    pen.fillStyle = '#b9d4f8';
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    write(pen, [...name][0] ?? '', { x, y: y + 28, size: 80, weight: 700, colour: '#1560cc' });
  }
  pen.restore();
}

/**
 * Draws an invitation and answers it as a PNG data address; rejects where the browser gives no canvas. An `avatar` of
 * another origin is drawn as the first letter of the name.
 */
export async function drawPoster(canvas: HTMLCanvasElement, content: PosterContent, avatar: string): Promise<string> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const middle = WIDTH / 2;
  drawGround(pen);
  pen.textAlign = 'center';
  write(pen, content.title, { x: middle, y: 92, size: 40, weight: 700 });
  await drawAvatar(pen, content.name, avatar);
  write(pen, content.name, { x: middle, y: 366, size: 40, weight: 600 });
  write(pen, text.invites, { x: middle, y: 420, size: 30 });

  roundBox(pen, { x: 75, y: 470, width: 600, height: 630, radius: 36 });
  pen.fillStyle = '#ffffff';
  pen.fill();
  write(pen, text.codeLabel, { x: middle, y: 528, size: 26, colour: QUIET });
  write(pen, [...content.inviteCode].join(' '), { x: middle, y: 598, size: 58, weight: 700, colour: INK });
  drawQr(pen, content.url, { x: middle - 190, y: 622, side: 380 });
  write(pen, text.scan, { x: middle, y: 1036, size: 26, colour: QUIET });
  if (content.coins > 0) {
    write(pen, text.gift(content.coins), { x: middle, y: 1078, size: 28, weight: 700, colour: '#a35200' });
  }
  write(pen, text.slogan, { x: middle, y: 1156, size: 26 });
  return canvas.toDataURL('image/png');
}
