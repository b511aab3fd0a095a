import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCheckinQuery, useCheckinRecordQuery } from '@/api/checkinApi';
import type { CheckinMonth, CheckinRecord } from '@/contract/checkin';
import { Panel } from '@/features/checkin/checkin.styles';
import { dayWords, monthsLater, partsOf } from '@/features/checkin/dayWords';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { sayFault } from '@/shell/faults/sayFault';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { checkinText } from '@/text/checkin';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyFace, ErrorFace } from '@/ui/face/Face';
import { IconButton } from '@/ui/icon-button/IconButton';
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
        <EmptyFace
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
  const { currentData, error, refetch } = useCheckinRecordQuery(month === undefined ? {} : { month });
  if (!currentData) {
    if (error) return <ErrorFace title={text.loadFailed} note={sayFault(error)} onRetry={refetch} />;
    return <SkeletonRows lead="avatar" />;
  }
  return <Month record={currentData} />;
}

function Month({ record }: { record: CheckinMonth }) {
  const go = useGo();
  const { data: checkin } = useCheckinQuery();
  const { year, month } = partsOf(`${record.month}-01`);
  const turn = (by: number) => go(href.checkin({ view: 'record', month: monthsLater(record.month, by) }), 'replace');
  const newest = checkin === undefined || record.month >= checkin.today.slice(0, 7);
  return (
    <>
      <MonthBar>
        <IconButton label={text.previous} disabled={record.month <= record.earliest} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <div aria-live="polite">
          <b>{text.month(year, month)}</b>
          <small>{text.summary(record.count, record.coins)}</small>
        </div>
        <IconButton label={text.next} disabled={newest} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </MonthBar>
      {record.records.length > 0 ? (
        <Panel as="ul" data-lines>
          {record.records.map((row) => (
            <Row key={row.day} row={row} />
          ))}
        </Panel>
      ) : (
        <EmptyFace
          title={text.emptyTitle}
          note={text.emptyNote}
          action={
            <LinkButton tone="tint" as={Link} to={href.checkin()}>
              {text.goSign}
            </LinkButton>
          }
        />
      )}
    </>
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
