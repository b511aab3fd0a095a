import { useMemo } from 'react';
import { moneyApi, useLedgerMonthsQuery } from '@/api/moneyApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { rechargeText } from '@/text/recharge';
import WalletArt from '@/ui/art/wallet-empty.svg';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { LedgerMonthHead } from './LedgerMonthHead';
import { LedgerRow } from './LedgerRow';
import { monthsOf } from './months';

const text = rechargeText.ledger;

export type LedgerKind = keyof typeof text.tabs;

/** What a tab asks for; `all` is no filter. */
export const ledgerArg = (uid: string, kind: LedgerKind) => (kind === 'all' ? { uid } : { uid, kind });

/** Changes of the balance, newest first, in months with their sums and what they went to (pages 21). */
export function LedgerList({ kind }: { kind: LedgerKind }) {
  const uid = useAppSelector(selectUid);
  const feed = useFeed(moneyApi.endpoints.ledger, ledgerArg(uid, kind));
  const months = useMemo(() => monthsOf(feed.items), [feed.items]);
  const { data: sums } = useLedgerMonthsQuery(undefined, { skip: uid === '' });
  const headOf = (id: number) => {
    const month = months.get(id);
    return month && <LedgerMonthHead month={month} kind={kind} sums={sums?.find((one) => one.month === month)} />;
  };
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      <InfiniteList
        items={feed.items}
        phase={feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        skeleton={<SkeletonRows lead="avatar" />}
        empty={
          <EmptyState
            art={WalletArt}
            title={text.empty[kind]}
            note={text.emptyNote}
            action={
              <LinkButton tone="tint" as={Link} to={href.recharge()}>
                {text.toRecharge}
              </LinkButton>
            }
          />
        }
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(entry) => (
          <>
            {headOf(entry.id)}
            <LedgerRow entry={entry} />
          </>
        )}
      </InfiniteList>
    </PullRefresh>
  );
}
