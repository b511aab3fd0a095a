import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCheckinQuery, useCheckinRecordQuery } from '@/api/checkinApi';
import type { CheckinMonth, CheckinRecord } from '@/contract/checkin';
import { Panel } from '@/features/checkin/checkin.styles';
import { dayWords, monthsLater, partsOf } from '@/features/checkin/dayWords';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { checkinText } from '@/text/checkin';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { EmptyState } from '@/ui/page-state/PageState';
import { Price } from '@/ui/price/Price';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { MonthBar, RecordRow } from './checkin-page.styles';

const text = checkinText.recordView;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** What was signed, month by month (`?view=record&month=`). */
export function RecordView() {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectIsMember);
  return (
    <>
      <SimpleHeader title={text.title} onBack={() => dispatch(navigationEvents.backAsked())} />
      {member ? (
        <Months />
      ) : (
        <EmptyState
          title={text.guestTitle}
          note={text.emptyNote}
          action={
            <LinkButton tone="main" as={Link} to={href.login()}>
              {text.login}
            </LinkButton>
          }
        />
      )}
    </>
  );
}

function Months() {
  const query = useQuery();
  const asked = query.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : undefined;
  // `data` is the last month that came: while another is asked for, the arrows stay under the finger and the focus.
  const { data, currentData, error, refetch } = useCheckinRecordQuery(month === undefined ? {} : { month });
  return (
    <>
      {data && <Bar month={month ?? data.month} earliest={data.earliest} record={currentData} />}
      {currentData ? (
        <Days records={currentData.records} />
      ) : error ? (
        <FaultState title={text.loadFailed} fault={error} onRetry={refetch} />
      ) : (
        <SkeletonRows lead="avatar" />
      )}
    </>
  );
}

/** Which month it is, with the ways to the one before and after; its sums come with its record. */
function Bar({ month, earliest, record }: { month: string; earliest: string; record: CheckinMonth | undefined }) {
  const go = useGo();
  const { data: checkin } = useCheckinQuery();
  const at = partsOf(`${month}-01`);
  const turning = (by: number, atEnd: boolean) => ({
    'aria-disabled': atEnd || undefined,
    onClick: () => atEnd || go(href.checkin({ view: 'record', month: monthsLater(month, by) }), 'replace'),
  });
  const newest = checkin === undefined || month >= checkin.today.slice(0, 7);
  return (
    <MonthBar>
      <IconButton label={text.previous} {...turning(-1, month <= earliest)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div aria-live="polite">
        <b>{text.month(at.year, at.month)}</b>
        <small>{record && text.summary(record.count, record.coins)}</small>
      </div>
      <IconButton label={text.next} {...turning(1, newest)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </MonthBar>
  );
}

function Days({ records }: { records: readonly CheckinRecord[] }) {
  if (records.length > 0) {
    return (
      <Panel as="ul" data-lines>
        {records.map((row) => (
          <Row key={row.day} row={row} />
        ))}
      </Panel>
    );
  }
  return (
    <EmptyState
      title={text.emptyTitle}
      note={text.emptyNote}
      action={
        <LinkButton tone="tint" as={Link} to={href.checkin()}>
          {text.goSign}
        </LinkButton>
      }
    />
  );
}

function Row({ row: { day, kind, reward, price, milestone } }: { row: CheckinRecord }) {
  const sum = reward + (milestone ?? 0);
  return (
    <RecordRow>
      <div>
        <b>{dayWords(day)}</b>
        <small>
          {kind === 'signed' ? text.signed : text.madeUp}
          {milestone ? ` · ${text.milestone(milestone)}` : ''}
        </small>
      </div>
      {sum > 0 && <Price diamonds={sum} sign="+" />}
      {kind === 'makeup' && price > 0 && <Price diamonds={price} sign="−" />}
    </RecordRow>
  );
}
