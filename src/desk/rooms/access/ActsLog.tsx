import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACTS_FILE, type Act } from '@/contract/desk/acts';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { DayInput } from '@/desk/kit/date/DayInput';
import { isDayOrNone } from '@/desk/kit/date/typedDay';
import { SearchField } from '@/desk/kit/field/SearchField';
import { SelectField } from '@/desk/kit/field/SelectField';
import { Ident } from '@/desk/kit/ident/Ident';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { Less } from '@/desk/kit/list/Less';
import { type ReadOn, readOn } from '@/desk/kit/list/readOn';
import { useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Bar, Scroll } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useMay } from '@/desk/session/useSelf';
import { saveFile } from '@/desk/world/saveFile';
import { accessText } from '@/text/desk/access';
import { actText, subjectText } from '@/text/desk/acts';
import { kitText } from '@/text/desk/kit';
import { ActOpened } from './ActOpened';
import { Foot, Narrowing, OpenedRow } from './access.styles';
import { useStaffQuery } from './accessApi';
import { type ActsFields, narrowedTo, PERIODS, periodIn } from './actsWish';
import { SUBJECT_ROOM } from './subjectRoom';
import { useActs } from './useActs';
import { useStaffNames } from './useStaffNames';

const idOf = (act: Act): string => `act-${act.id}`;
const FIELDS = ['staff', 'kind', 'text', 'period', 'from', 'until'] as const;
/** A span is a period or days, never both. */
const OTHER: Partial<Record<string, readonly string[]>> = {
  period: ['from', 'until'],
  from: ['period'],
  until: ['period'],
};

/** Everything that the staff did, the newest first. What it is narrowed to stands in the address. */
export function ActsLog({ hasKeys }: { hasKeys: boolean }) {
  const [query, setQuery] = useSearchParams();
  const set = (name: (typeof FIELDS)[number] | 'subject' | 'subjectId' | 'uid', value: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        for (const other of OTHER[name] ?? []) next.delete(other);
        return next;
      },
      { replace: true },
    );
  const { acts, wish, isFiltered } = useActs();
  return (
    <>
      <Filters query={query} set={set} wish={wish} />
      <Days query={query} set={set} />
      {narrowedTo(query) !== '' && (
        <Foot>
          {accessText.onlyAbout(narrowedTo(query))}{' '}
          <Button look="bare" onClick={() => setQuery({}, { replace: true })}>
            {accessText.showAll}
          </Button>
        </Foot>
      )}
      <Answer of={acts} what={accessText.log} rows={16}>
        {({ pages }) => (
          <Rows
            acts={pages.flatMap(({ records }) => records)}
            hasKeys={hasKeys}
            isFiltered={isFiltered}
            {...readOn(acts)}
          />
        )}
      </Answer>
    </>
  );
}

interface FiltersProps {
  query: URLSearchParams;
  set: (name: (typeof FIELDS)[number], value: string) => void;
  wish: ActsFields;
}

function Filters({ query, set, wish }: FiltersProps) {
  const say = useToast();
  const mayExport = useMay('acts.export');
  const { data: staff } = useStaffQuery({}, { skip: !useMay('staff.see') });
  const [text, setText] = useState(query.get('text') ?? '');
  const save = () => {
    const fields = Object.entries(wish).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const file = `/api/${ACTS_FILE}?${new URLSearchParams(fields)}`;
    void saveFile(file, 'acts.csv').then((done) => say(done ? accessText.exported : kitText.offline, { bad: !done }));
  };
  useKeys([{ key: 'E', label: accessText.export, when: mayExport, run: save }]);
  const kinds = Object.entries(actText).map(([value, label]) => ({ value, label }));
  return (
    <Bar>
      <h2>{accessText.log}</h2>
      <small>{accessText.logNote}</small>
      <span data-end="">
        <SearchField
          label={accessText.findInReasons}
          value={text}
          onChange={setText}
          onSearch={(value) => set('text', value.trim())}
        />
        {staff && (
          <SelectField
            low
            label={accessText.who}
            value={query.get('staff') ?? ''}
            options={[
              { value: '', label: accessText.everybody },
              ...staff.records.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(value) => set('staff', value)}
          />
        )}
        <SelectField
          low
          label={accessText.kind}
          value={query.get('kind') ?? ''}
          options={[{ value: '', label: accessText.everything }, ...kinds]}
          onChange={(value) => set('kind', value)}
        />
        <SelectField
          low
          label={accessText.period}
          value={periodIn(query)}
          options={PERIODS.map((value) => ({ value, label: accessText[value] }))}
          onChange={(value) => set('period', value === 'ever' ? '' : value)}
        />
        {mayExport && <Button onClick={save}>{accessText.export}</Button>}
      </span>
    </Bar>
  );
}

/** From which day to which, in a line of their own: beside the other fields they would be cut. */
function Days({ query, set }: Pick<FiltersProps, 'query' | 'set'>) {
  return (
    <Bar>
      <span data-end="">
        {(['from', 'until'] as const).map((name) => (
          <Fragment key={name}>
            <small aria-hidden="true">{accessText[name]}</small>
            <DayInput
              low
              label={accessText[name]}
              value={query.get(name) ?? ''}
              onChange={(day) => isDayOrNone(day) && set(name, day)}
            />
          </Fragment>
        ))}
      </span>
    </Bar>
  );
}

interface RowsProps extends ReadOn {
  acts: readonly Act[];
  hasKeys: boolean;
  isFiltered: boolean;
}

function Rows({ acts, hasKeys, isFiltered, ...on }: RowsProps) {
  const copy = useCopy();
  const [opened, setOpened] = useState<string | null>(null);
  const toggle = (act: Act) => setOpened(opened === idOf(act) ? null : idOf(act));
  const { chosen, rowProps } = useRowList({
    rows: acts,
    idOf,
    onOpen: toggle,
    ...on,
    openLabel: opened === null ? accessText.unfold : accessText.fold,
    on: hasKeys,
  });
  useKeys(
    [{ key: 'y', label: accessText.copyTrace, when: chosen !== null, run: () => chosen && copy(chosen.traceId) }],
    { on: hasKeys },
  );
  if (acts.length === 0)
    return <Empty title={accessText.noActs}>{isFiltered ? accessText.noActsFiltered : accessText.noActsYet}</Empty>;
  return (
    <Scroll tabIndex={0} role="region" aria-label={accessText.log}>
      <Less {...on} />
      <Narrowing>
        <Table>
          <thead>
            <tr>
              <th scope="col">{accessText.time}</th>
              <th scope="col">{accessText.who}</th>
              <th scope="col">{accessText.did}</th>
              <th scope="col">{accessText.subject}</th>
              <th scope="col">{accessText.reason}</th>
              <th scope="col">trace</th>
            </tr>
          </thead>
          <tbody>
            {acts.map((act) => {
              const row = rowProps(act);
              const isOpen = opened === idOf(act);
              return (
                <Fragment key={act.id}>
                  <tr
                    {...row}
                    onClick={() => {
                      row.onClick();
                      toggle(act);
                    }}
                  >
                    <td data-mono="">
                      <Moment at={act.at} seconds />
                    </td>
                    <td>{act.staff}</td>
                    <td>{actText[act.kind] ?? act.kind}</td>
                    <td>
                      <SubjectOf act={act} />
                    </td>
                    <td data-cut="" title={act.reason}>
                      {act.reason || '—'}
                    </td>
                    <td data-dim="">
                      <Ident id={act.traceId} shown={act.traceId.slice(0, 6)} />
                    </td>
                  </tr>
                  {isOpen && (
                    <OpenedRow data-plain="">
                      <td colSpan={6}>
                        <ActOpened act={act} />
                      </td>
                    </OpenedRow>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </Table>
      </Narrowing>
      {on.onMore && (
        <Foot>
          <Button disabled={on.isBusy} onClick={on.onMore}>
            {accessText.older}
          </Button>
        </Foot>
      )}
    </Scroll>
  );
}

/** A whole order number would leave no room for the reason. */
const shortOrder = (id: string) => `…${id.slice(-10)}`;

function SubjectOf({ act: { subject, subjectId } }: { act: Act }) {
  const nameOf = useStaffNames();
  const path = useRoomPath();
  const room = SUBJECT_ROOM[subject];
  const to = room && path(room, subjectId);
  return (
    <>
      {subjectText[subject]}{' '}
      <Ident
        id={subjectId}
        shown={subject === 'order' ? shortOrder(subjectId) : (subject === 'staff' && nameOf(subjectId)) || subjectId}
        {...(to !== undefined && { to })}
      />
    </>
  );
}
