import { publishText } from '@/text/publish';
import { Preview } from './publish.styles';
import { piecesOf } from './words';

const text = publishText.words;
/** Characters shown before and after a word. */
const AROUND = 12;

/** The places of a text that moderation may refuse, with the words marked; nothing where there are none. */
export function WordNotice({ content, words }: { content: string; words: readonly string[] }) {
  const pieces = piecesOf(content, words);
  if (!pieces.some(({ bad }) => bad)) return null;
  return (
    <Preview role="status">
      <b>{text.preview}</b>
      {pieces.map(({ text: piece, bad, at }, index) => {
        if (bad) return <mark key={at}>{piece}</mark>;
        const chars = [...piece];
        const first = index === 0;
        const last = index === pieces.length - 1;
        if (chars.length <= AROUND * (first || last ? 1 : 2)) return <span key={at}>{piece}</span>;
        const head = first ? '' : chars.slice(0, AROUND).join('');
        const tail = last ? '' : chars.slice(-AROUND).join('');
        return <span key={at}>{`${head}…${tail}`}</span>;
      })}
    </Preview>
  );
}
