import { MODERATION_TARGET_MS, type ModerationRow } from '@/contract/desk/moderation';
import { Button } from '@/desk/kit/button/Button';
import { Less } from '@/desk/kit/list/Less';
import { RowLine, RowList } from '@/desk/kit/list/list.styles';
import type { ReadOn } from '@/desk/kit/list/readOn';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Waiting } from '@/desk/kit/time/Moment';
import { useNow } from '@/desk/world/useNow';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { Late, More, Reported } from './moderation.styles';

interface QueueListProps extends ReadOn {
  rows: readonly ModerationRow[];
  chosen: number | null;
  onOpen: (id: number) => void;
}

const idOf = ({ id }: ModerationRow) => `item-${id}`;

/** What waits: kind and why, how long; the words; what is behind it, and who looks at it. */
export function QueueList({ rows, chosen, onOpen, ...on }: QueueListProps) {
  const { rowProps } = useRowList({
    rows,
    idOf,
    chosen: chosen === null ? null : `item-${chosen}`,
    onChoose: (row) => row && onOpen(row.id),
    ...on,
  });
  return (
    <RowList>
      {on.onLess && (
        <li>
          <Less {...on} />
        </li>
      )}
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" {...rowProps(row)} onClick={() => onOpen(row.id)}>
            <Row row={row} />
          </button>
        </li>
      ))}
      {on.onMore && (
        <More>
          <Button disabled={on.isBusy} onClick={on.onMore}>
            {text.more}
          </Button>
        </More>
      )}
    </RowList>
  );
}

function Row({ row }: { row: ModerationRow }) {
  const now = useNow(60_000);
  const { kind, held, isAppeal, reporters, reason, words, excerpt, images, openedAt, lock } = row;
  const isLate = openedAt <= now - MODERATION_TARGET_MS;
  const behind = [
    ...(reason ? [text.reasons[reason] ?? reason] : []),
    ...(words.length > 0 ? [text.row.word(words.join(' '))] : []),
    ...(images > 0 ? [text.row.pictures(images)] : []),
  ];
  return (
    <>
      <RowLine>
        <b>{text.kinds[kind]}</b>
        {reporters > 0 && (
          <Reported data-many={reporters > 4 ? '' : undefined}>{text.row.reported(reporters)}</Reported>
        )}
        {held && <Late data-held="">{text.row.held}</Late>}
        {isAppeal && <Late data-held="">{text.row.appeal}</Late>}
        <Late data-end="" data-late={isLate ? '' : undefined}>
          <Waiting since={openedAt} />
        </Late>
      </RowLine>
      <RowLine>
        <span>{excerpt || text.row.nothing}</span>
      </RowLine>
      <RowLine data-dim="">
        <span>{behind.join(' · ')}</span>
        {lock && !lock.mine && <span data-end="">{text.row.looks(lock.staff)}</span>}
      </RowLine>
    </>
  );
}
