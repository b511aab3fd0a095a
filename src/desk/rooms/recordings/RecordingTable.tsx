import { useNavigate } from 'react-router';
import type { DeskRecordingRow, RecordingState } from '@/contract/desk/recordings';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { Chip, type Tone } from '@/desk/kit/chip/Chip';
import { Ident } from '@/desk/kit/ident/Ident';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { Less } from '@/desk/kit/list/Less';
import type { ReadOn } from '@/desk/kit/list/readOn';
import { type RowProps, useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Scroll } from '@/desk/kit/room/room.styles';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { kitText } from '@/text/desk/kit';
import { recordingsText as text } from '@/text/desk/recordings';
import { kilobytesOf } from './kilobytesOf';
import { Narrow } from './recordings.styles';

const { columns } = text;
const HEADS = ['state', 'number', 'who', 'at', 'from', 'letter', 'build', 'support'] as const;
const NUMBERS = ['actions', 'kilobytes', 'marks'] as const;
/** What a narrow window does without. */
const WIDE: ReadonlySet<string> = new Set(['build', 'support', 'actions', 'kilobytes']);
const wide = (name: string) => (WIDE.has(name) ? '' : undefined);
const STATE_TONE: Partial<Record<RecordingState, Tone>> = { unseen: 'amber', done: 'green' };

const idOf = ({ number }: DeskRecordingRow): string => number;

interface RecordingTableProps extends ReadOn {
  rows: readonly DeskRecordingRow[];
}

/** Recordings as rows that `j k` move in and Enter opens. */
export function RecordingTable({ rows, ...on }: RecordingTableProps) {
  const navigate = useNavigate();
  const copy = useCopy();
  const open = ({ number }: DeskRecordingRow) => void navigate(`/recordings/${number}`);
  const { chosen, rowProps } = useRowList({ rows, idOf, onOpen: open, ...on });
  useKeys([{ key: 'y', label: kitText.copy, when: chosen !== null, run: () => chosen && copy(chosen.number) }]);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.recording}>
      <Less {...on} />
      <Narrow>
        <Table>
          <thead>
            <tr>
              {HEADS.map((name) => (
                <th key={name} scope="col" data-wide={wide(name)}>
                  {columns[name]}
                </th>
              ))}
              {NUMBERS.map((name) => (
                <th key={name} scope="col" data-num="" data-wide={wide(name)}>
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} props={rowProps(row)} onOpen={() => open(row)} />
            ))}
          </tbody>
        </Table>
      </Narrow>
      {on.onMore && (
        <Button look="bare" disabled={on.isBusy} onClick={on.onMore}>
          {text.more}
        </Button>
      )}
    </Scroll>
  );
}

interface RecordingRowProps {
  row: DeskRecordingRow;
  props: RowProps;
  onOpen: () => void;
}

function Row({ row, props, onOpen }: RecordingRowProps) {
  const path = useRoomPath();
  const { number, state, who, at, cameFrom, letter, build, support, actions, bytes, marks, kept } = row;
  const toLetter = letter === null ? undefined : path('letters', letter.id);
  return (
    <tr
      {...props}
      onClick={() => {
        props.onClick();
        onOpen();
      }}
    >
      <td>
        <Chip {...(STATE_TONE[state] && { tone: STATE_TONE[state] })}>{text.states[state]}</Chip>
        {kept && <Chip tone="violet">{text.qa}</Chip>}
      </td>
      <td>
        <Ident id={number} to={`/recordings/${number}`} />
      </td>
      <td data-cut="">{who === null ? text.guest : who.name}</td>
      <td>
        <Moment at={at} />
      </td>
      <td>{text.cameFrom[cameFrom]}</td>
      <td data-cut="" title={letter?.subject}>
        {letter === null ? (
          <span data-dim="">—</span>
        ) : (
          <>
            <Ident id={String(letter.id)} {...(toLetter !== undefined && { to: toLetter })} /> {letter.subject}
          </>
        )}
      </td>
      <td data-mono="" data-dim="" data-wide="">
        {build.slice(0, 8)}
      </td>
      <td data-wide="">{support === null ? <span data-dim="">—</span> : <Ident id={support} />}</td>
      <td data-num="" data-wide="">
        {actions}
      </td>
      <td data-num="" data-wide="">
        {kilobytesOf(bytes)}
      </td>
      <td data-num="">{marks === 0 ? <span data-dim="">·</span> : marks}</td>
    </tr>
  );
}
