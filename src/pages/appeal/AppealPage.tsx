import { businessCode } from '@/api/fault';
import { useRemovalQuery } from '@/api/removalApi';
import type { Removal } from '@/contract/calls/removal';
import { code } from '@/contract/codes';
import { useAppDispatch, useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { appealText as text } from '@/text/appeal';
import { titles } from '@/text/titles';
import { timeAgo } from '@/text/units';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { EmptyState } from '@/ui/page-state/PageState';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';
import { AppealForm } from './AppealForm';
import { Screen, Told, What } from './appeal.styles';

/** 申诉: what was removed and why, and one's word against it, once. */
export function AppealPage() {
  const id = Number(usePageParams().id);
  const dispatch = useAppDispatch();
  const isKnown = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, refetch } = useRemovalQuery({ id }, { refetchOnMountOrArgChange: true, skip: !isKnown });
  return (
    <>
      <SimpleHeader title={titles.appeal} onBack={() => dispatch(navigationEvents.backAsked())} />
      {!isKnown || businessCode(error) === code.notFound ? (
        <Gone />
      ) : currentData ? (
        <Shown removal={currentData} />
      ) : error ? (
        <FaultState fault={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function Gone() {
  const go = useGo();
  const back = () => go(href.message(), 'replace');
  return (
    <EmptyState
      art={NotFound}
      title={text.gone}
      note={text.goneNote}
      action={
        <Button tone="tint" onClick={back}>
          {text.back}
        </Button>
      }
    />
  );
}

function Shown({ removal }: { removal: Removal }) {
  const { id, kind, excerpt, reason, createTime, appealUntil, appeal } = removal;
  const now = useNow();
  return (
    <Screen>
      <Card pad>
        <What>
          <h2>{text.heading(kind)}</h2>
          <dl>
            <dt>{text.reason}</dt>
            <dd>{reason}</dd>
            {excerpt && (
              <>
                <dt>{text.content}</dt>
                <dd>{excerpt}</dd>
              </>
            )}
            <dt>{text.when}</dt>
            <dd>{timeAgo(createTime, now)}</dd>
          </dl>
        </What>
      </Card>
      <Card pad>
        {appeal ? (
          <Told role="status">
            <b>{text.state[appeal.state]}</b>
            {appeal.reason && <span>{appeal.reason}</span>}
            <q>{appeal.text}</q>
          </Told>
        ) : appealUntil ? (
          <AppealForm id={id} />
        ) : (
          <p>{text.over}</p>
        )}
      </Card>
    </Screen>
  );
}
