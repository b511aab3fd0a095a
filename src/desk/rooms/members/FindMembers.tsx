import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import type { FoundMember } from '@/contract/desk/members';
import { Answer } from '@/desk/kit/answer/Answer';
import { Chip } from '@/desk/kit/chip/Chip';
import { SearchField } from '@/desk/kit/field/SearchField';
import { RowLine, RowList } from '@/desk/kit/list/list.styles';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Bar } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { frameText } from '@/text/desk/frame';
import { membersText as text } from '@/text/desk/members';
import { useFindMembersQuery } from './membersApi';
import { searchState } from './searchState';

const idOf = ({ uid }: FoundMember) => uid;

/** Where a search stands in the address, so that going back finds it again. */
export function FindMembers() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('find') ?? '';
  const [typed, setTyped] = useState(asked);
  // What is looked for can come from elsewhere, while this is on screen.
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setTyped(asked);
  }
  return (
    <Frame title={frameText.rooms.members} facts={text.findNote}>
      <Panes>
        <Bar>
          <SearchField
            label={text.find}
            value={typed}
            onChange={setTyped}
            onSearch={(value) => setQuery(value.trim() === '' ? {} : { find: value.trim() }, { replace: true })}
          />
        </Bar>
        {asked === '' ? (
          <Empty title={text.findTitle}>{text.findNote}</Empty>
        ) : (
          <Found text={asked} opens={query.has('open')} />
        )}
      </Panes>
    </Frame>
  );
}

/** `opens`: it was looked for in the navigation, and the only one whom a number leads to is meant. */
function Found({ text: asked, opens }: { text: string; opens: boolean }) {
  const found = useFindMembersQuery({ text: asked });
  return (
    <Answer of={{ ...found, data: found.currentData }} what={frameText.rooms.members} rows={6}>
      {({ records }) => {
        const [only] = records;
        if (only === undefined) return <Empty title={text.nobody}>{text.nobodyMore}</Empty>;
        if (opens && records.length === 1 && only.by !== 'name') {
          return <Navigate to={`/members/${only.uid}`} replace state={searchState(asked)} />;
        }
        return <Rows rows={records} asked={asked} />;
      }}
    </Answer>
  );
}

function Rows({ rows, asked }: { rows: readonly FoundMember[]; asked: string }) {
  const navigate = useNavigate();
  const state = searchState(asked);
  const { rowProps } = useRowList({ rows, idOf, onOpen: ({ uid }) => void navigate(`/members/${uid}`, { state }) });
  return (
    <RowList aria-label={text.found(rows.length)}>
      {rows.map((row) => (
        <li key={row.uid}>
          <Link to={`/members/${row.uid}`} state={state} {...rowProps(row)}>
            <RowLine>
              <b>{row.name}</b>
              {row.status !== 'active' && <Chip tone="red">{text[row.status]}</Chip>}
              <span data-end="">{text.by[row.by]}</span>
            </RowLine>
            <RowLine data-dim="">
              <code>{row.uid}</code>
            </RowLine>
          </Link>
        </li>
      ))}
    </RowList>
  );
}
