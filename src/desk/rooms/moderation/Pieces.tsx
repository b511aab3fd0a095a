import type { Piece } from '@/contract/desk/moderation';
import { moderationDeskText as text } from '@/text/desk/moderation';

/** A text with its hits marked. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text: words, word, level }, at) =>
    word ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <mark key={at} title={level ? `${word} ${text.hit(level)}` : word}>
        {words}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={at}>{words}</span>
    ),
  );
}
