import type { BookKind } from '@/contract/book';
import { animateText as text } from '@/text/animate';
import { booksText } from '@/text/books';
import { ChipRow } from '@/ui/chip/ChipRow';
import { KINDS } from './animateView';

const ALL = 'all';
const chips = [{ id: ALL, label: text.kindAll }, ...KINDS.map((kind) => ({ id: kind, label: booksText.kind[kind] }))];

/** Everything, comics or novels. */
export function KindChips({
  kind,
  onChoose,
}: {
  kind: BookKind | undefined;
  onChoose: (kind: BookKind | undefined) => void;
}) {
  return (
    <ChipRow
      label={text.kinds}
      chips={chips}
      active={kind ?? ALL}
      onChoose={(id) => onChoose(id === ALL ? undefined : (id as BookKind))}
    />
  );
}
