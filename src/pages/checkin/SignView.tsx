import { useEffect } from 'react';
import { useCheckinQuery } from '@/api/checkinApi';
import type { Checkin } from '@/contract/checkin';
import { CardHead, Page, Raised } from '@/features/checkin/checkin.styles';
import { EarnMore } from '@/features/checkin/EarnMore';
import { Hero } from '@/features/checkin/Hero';
import { Milestones } from '@/features/checkin/Milestones';
import { MonthGrid } from '@/features/checkin/MonthGrid';
import { SignButton } from '@/features/checkin/SignButton';
import { WeekStrip } from '@/features/checkin/WeekStrip';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { checkinText as text } from '@/text/checkin';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Wash } from '@/ui/wash/Wash';
import { HeaderAct } from './checkin-page.styles';
import { SignSkeleton } from './SignSkeleton';

/** An older answer is shown at once and asked anew behind it. */
const FRESH_SECONDS = 60;

/** The check-in page with its four faces (pages 12). */
export function SignView() {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useCheckinQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const back = () => dispatch(navigationEvents.backAsked());
  const art = data?.open ?? !error;
  useNextDay(data?.endTime, refetch);

  return (
    <>
      {art && !data && <Wash tone="deep" height="15rem" />}
      <SimpleHeader
        title={text.title}
        ground={art ? 'art' : 'solid'}
        onBack={back}
        action={
          data?.open && (
            <HeaderAct type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'checkin-rules' }))}>
              {text.rulesLink}
            </HeaderAct>
          )
        }
      />
      {data ? (
        data.open ? (
          <Sign checkin={data} />
        ) : (
          <Closed />
        )
      ) : error ? (
        <FaultState title={text.loadFailed} fault={error} onRetry={refetch} />
      ) : (
        <SignSkeleton />
      )}
    </>
  );
}

/** Asks anew once the business day has ended while somebody looks. */
function useNextDay(endTime: number | undefined, refetch: () => unknown): void {
  const over = useServerNow() >= (endTime ?? Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day's end asks once
  useEffect(() => {
    if (over) refetch();
  }, [over, endTime]);
}

function Sign({ checkin }: { checkin: Checkin }) {
  const member = useAppSelector(selectIsMember);
  return (
    <>
      <Hero checkin={checkin} member={member} />
      <Page>
        <Raised aria-label={text.week}>
          <CardHead>
            <h2>{text.week}</h2>
            <span>{text.refresh}</span>
          </CardHead>
          <WeekStrip checkin={checkin} />
          <SignButton checkin={checkin} />
        </Raised>
        <Milestones checkin={checkin} />
        <MonthGrid checkin={checkin} />
        <EarnMore />
      </Page>
    </>
  );
}

function Closed() {
  return (
    <EmptyState
      title={text.closedTitle}
      note={text.closedNote}
      action={
        <LinkButton tone="tint" as={Link} to={href.home()}>
          {text.goHome}
        </LinkButton>
      }
    />
  );
}
