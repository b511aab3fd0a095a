import { useState } from 'react';
import { Link } from 'react-router';
import { CONTENT_KINDS, type ContentKindName, type ContentRow } from '@/contract/desk/content';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { SearchField } from '@/desk/kit/field/SearchField';
import { ButtonRows } from '@/desk/kit/list/ButtonRows';
import { RowLine } from '@/desk/kit/list/list.styles';
import { readOn } from '@/desk/kit/list/readOn';
import { Bar } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { momentText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { Kinds, State, Total } from './content.styles';
import { useContentRowsInfiniteQuery } from './contentApi';

const idOf = ({ thing }: ContentRow): string => thing;

interface ContentListProps {
  kind: ContentKindName;
  kinds: readonly { name: ContentKindName; drafts: number }[];
  chosen: string | null;
  mayMake: boolean;
  onOpen: (thing: string) => void;
}

/** The kinds, and what there is of one. */
export function ContentList({ kind, kinds, chosen, mayMake, onOpen }: ContentListProps) {
  const [find, setFind] = useState('');
  const rows = useContentRowsInfiniteQuery({ kind, ...(find.trim() !== '' && { find: find.trim() }) });
  const now = useNow();
  const total = rows.currentData?.pages.at(-1)?.total;
  return (
    <>
      <Kinds aria-label={text.kindsLabel}>
        {CONTENT_KINDS.map((name) => {
          const drafts = kinds.find((each) => each.name === name)?.drafts ?? 0;
          return (
            <Link key={name} to={`/content/${name}`} aria-current={name === kind ? 'page' : undefined}>
              {text.kinds[name]}
              {drafts > 0 && <small>{drafts}</small>}
            </Link>
          );
        })}
      </Kinds>
      <Bar>
        {total !== undefined && <Total>{text.total(total)}</Total>}
        <SearchField label={text.find} value={find} onChange={setFind} />
        {mayMake && (
          <Button shortcut="c" onClick={() => onOpen('new')}>
            {text.create}
          </Button>
        )}
      </Bar>
      <Answer of={rows} what={text.kinds[kind]} rows={8}>
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records);
          if (records.length > 0)
            return (
              <ButtonRows
                rows={records}
                {...{ idOf, chosen }}
                onChoose={({ thing }) => onOpen(thing)}
                more={text.more}
                {...readOn(rows)}
              >
                {(row) => <Row row={row} now={now} />}
              </ButtonRows>
            );
          if (find === '') return <Empty title={text.empty}>{mayMake && text.emptyNote}</Empty>;
          return <Empty title={text.notFound} acts={<Button onClick={() => setFind('')}>{text.clear}</Button>} />;
        }}
      </Answer>
    </>
  );
}

function Row({ row, now }: { row: ContentRow; now: number }) {
  return (
    <>
      <RowLine>
        <span>{row.title}</span>
      </RowLine>
      <RowLine>
        <State data-state={row.state}>{text.states[row.state]}</State>
        <DraftState draft={row.draft} now={now} />
      </RowLine>
    </>
  );
}

function DraftState({ draft, now }: { draft: ContentRow['draft']; now: number }) {
  if (draft === null) return null;
  if (draft.failed) return <State data-state="failed">{text.failed}</State>;
  if (draft.publishAt !== null)
    return <State data-state="planned">{text.plannedFor(momentText(draft.publishAt, now))}</State>;
  return <State data-state="draft">{text.draftOf(draft.by)}</State>;
}
