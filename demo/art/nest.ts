import type { Doc } from './doc';
import { group, rect } from './svg';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Corner radius. */
  r: number;
  /** Keeps its ids apart from those of everything else in the picture. */
  tag: string;
  /** The picture it is put into. */
  on: Doc;
}

/** A whole picture inside another, in a box with round corners; what does not fit is cut on both sides. */
export function nest(svg: string, { x, y, w, h, r, tag, on }: Box): string {
  const inner = svg
    .replace(/( id="|url\(#|href="#)/g, `$1${tag}`)
    .replace(/^<svg xmlns="[^"]*" viewBox="([^"]*)" width="\d+" height="\d+"/, (_open, box: string) => {
      return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"`;
    });
  return group({ 'clip-path': on.clip(rect(x, y, w, h, r, '#000')) }, inner);
}
