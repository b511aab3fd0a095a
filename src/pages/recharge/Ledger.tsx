import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { moneyApi } from '@/api/moneyApi';
import { selectUid } from '@/features/session/accountSlice';
import { LedgerBalance } from '@/features/wallet/LedgerBalance';
import { type LedgerKind, LedgerList, ledgerArg } from '@/features/wallet/LedgerList';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { feedEvents } from '@/shell/feeds/feedsSlice';
import { feedKey } from '@/shell/feeds/useFeed';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { rechargeText } from '@/text/recharge';
import { IconButton } from '@/ui/icon-button/IconButton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { RechargeHeader } from './RechargeHeader';
import { Screen } from './recharge.styles';

const text = rechargeText.ledger;
const tabs = (['all', 'in', 'out'] as const).map((id) => ({ id, label: text.tabs[id] }));

/** Where diamonds came from and went: all, income, spending. */
export function Ledger() {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const [kind, setKind] = useState<LedgerKind>('all');
  const choose = (id: string) => setKind(id as LedgerKind);
  const refresh = () => {
    const key = feedKey(moneyApi.endpoints.ledger, ledgerArg(uid, kind));
    dispatch(feedEvents.pulled({ key, event: 'refreshed' }));
  };
  return (
    <Screen>
      <RechargeHeader
        title={text.title}
        action={
          <>
            <Link to={href.recharge({ view: 'orders' })}>{rechargeText.ordersLink}</Link>
            <IconButton label={text.refresh} onClick={refresh}>
              <RefreshCw aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <LedgerBalance />
      <TabHeader name="ledger" label={text.title} tabs={tabs} active={kind} onChoose={choose} />
      <TabPanels name="ledger" tabs={tabs} active={kind} onChoose={choose}>
        {(id) => <LedgerList kind={id as LedgerKind} />}
      </TabPanels>
    </Screen>
  );
}
