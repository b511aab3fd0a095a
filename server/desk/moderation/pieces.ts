import type { Hit } from '@server/square/words';
import type { Piece } from '@/contract/desk/moderation';

/** A text in parts, its hits apart; of two that overlap the first and longest stands. */
export function piecesOf(text: string, hits: readonly Hit[]): Piece[] {
  const characters = [...text];
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) pieces.push({ text: characters.slice(at, to).join('') });
  };
  for (const { word, level, from, to } of [...hits].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue;
    plain(from);
    pieces.push({ text: characters.slice(from, to).join(''), word, level });
    at = to;
  }
  plain(characters.length);
  return pieces;
}
