import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MoneyCaseRow } from '@/contract/desk/money';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { Less } from '@/desk/kit/list/Less';
import { type ReadOn, readOn } from '@/desk/kit/list/readOn';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { hourText, spanText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { moneyDeskText as text } from '@/text/desk/money';
import { BooksLine } from './BooksLine';
import { CaseOpened } from './CaseOpened';
import { CaseTable } from './CaseTable';
import { ExportButtons } from './ExportButtons';
import { MoneyTabs } from './MoneyTabs';
import { Foot, Upper } from './money.styles';
import { POLL_MS, useMoneyCasesInfiniteQuery, useMoneyFactsQuery } from './moneyApi';

const idOf = ({ id }: MoneyCaseRow): string => `case-${id}`;

/** Payments that wait for a person, or were decided: a table, and under it who says what of the chosen one. */
export function CasesPage({ of }: { of: 'open' | 'settled' }) {
  const [query, setQuery] = useSearchParams();
  const may = useMay('money.settle');
  const view = of === 'open' && may && query.get('view') === 'mine' ? 'mine' : of;
  const pollingInterval = usePoll(POLL_MS);
  const now = useNow();
  const { data: facts } = useMoneyFactsQuery({}, { pollingInterval });
  const cases = useMoneyCasesInfiniteQuery({ view }, { pollingInterval, refetchOnMountOrArgChange: true });
  const isSettled = view === 'settled';
  return (
    <Frame
      title={frameText.rooms.money}
      facts={
        facts &&
        [
          facts.open === 0 ? text.facts.nothingOpen : text.facts.open(facts.open),
          ...(facts.oldestAt ? [text.facts.oldest(spanText(now - facts.oldestAt))] : []),
        ].join(' · ')
      }
      actions={
        <>
          <MoneyTabs view={isSettled ? 'settled' : 'cases'} />
          {!isSettled && may && (
            <Segments
              label={text.whose}
              value={view}
              options={[
                { value: 'open', label: text.allOpen },
                { value: 'mine', label: text.mine },
              ]}
              onChange={(next) => setQuery(next === 'mine' ? { view: next } : {})}
            />
          )}
          <ExportButtons file="cases" />
        </>
      }
      status={cases.fulfilledTimeStamp && text.updated(hourText(cases.fulfilledTimeStamp, true))}
    >
      <Panes>
        <Answer of={{ ...cases, data: cases.currentData }} what={text.caseList} rows={6}>
          {({ pages }) => (
            <Cases key={view} rows={pages.flatMap(({ records }) => records)} view={view} {...readOn(cases)} />
          )}
        </Answer>
        {facts && <BooksLine books={facts.books} />}
      </Panes>
    </Frame>
  );
}

type View = 'open' | 'mine' | 'settled';

interface CasesProps extends ReadOn {
  rows: readonly MoneyCaseRow[];
  view: View;
}

function Cases({ rows, view, ...on }: CasesProps) {
  const isSettled = view === 'settled';
  const navigate = useNavigate();
  const copy = useCopy();
  // A link of a request for a second person names its case.
  const named = `case-${useSearchParams()[0].get('case')}`;
  const first = rows.find((row) => idOf(row) === named) ?? rows[0];
  const [chosenId, setChosen] = useState<string | null>(first ? idOf(first) : null);
  const { chosen, rowProps } = useRowList({
    rows,
    idOf,
    chosen: chosenId,
    onChoose: (row) => setChosen(row && idOf(row)),
    ...on,
    openLabel: text.keys.order,
    onOpen: ({ orderId, orderState }) => {
      if (orderState) void navigate(`/money/${orderId}`);
    },
  });
  useKeys([{ key: 'y', label: text.keys.copy, when: chosen !== null, run: () => chosen && copy(chosen.orderId) }]);
  if (rows.length === 0) return <Nothing view={view} />;
  return (
    <>
      <Upper tabIndex={0} role="region" aria-label={isSettled ? text.settledList : text.caseList}>
        <Less {...on} />
        <CaseTable
          rows={rows}
          rowProps={rowProps}
          isSettled={isSettled}
          label={isSettled ? text.settledCases : text.cases}
        />
        {on.onMore && (
          <Foot>
            <Button disabled={on.isBusy} onClick={on.onMore}>
              {text.more}
            </Button>
          </Foot>
        )}
      </Upper>
      {chosen && <CaseOpened key={chosen.id} id={chosen.id} />}
    </>
  );
}

function Nothing({ view }: { view: View }) {
  const navigate = useNavigate();
  if (view === 'settled') return <Empty title={text.noneSettled}>{text.noneSettledMore}</Empty>;
  if (view === 'mine')
    return (
      <Empty title={text.noneMine} acts={<Button onClick={() => void navigate('/money')}>{text.seeAllOpen}</Button>}>
        {text.noneMineMore}
      </Empty>
    );
  return (
    <Empty
      title={text.noneOpen}
      acts={
        <>
          <Button onClick={() => void navigate('/money/settled')}>{text.seeSettled}</Button>
          <Button onClick={() => void navigate('/money/orders')}>{text.seeOrders}</Button>
        </>
      }
    >
      {text.noneOpenMore}
    </Empty>
  );
}
