import { vipOfferEvents } from '@/features/vip/vipOfferSlice';
import { useAppDispatch } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { dialogText } from '@/text/downloadDialogs';
import Crown from '@/ui/art/crown.svg';
import { Vip } from '@/ui/deal/deal.styles';
import { GetButton } from '@/ui/get-button/GetButton';

/** That VIP members pay nothing here, and 立即开通, which notes the game and opens the offer (E5). */
export function VipLine({ gameId, text }: { gameId: number; text: string }) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const canOpen = useRoutes().find('profile') !== undefined;

  const open = () => {
    dispatch(vipOfferEvents.madeFromGame({ gameId }));
    go(href.profile({ pop: '1' }));
  };
  return (
    <Vip>
      <Crown aria-hidden="true" />
      <span>{text}</span>
      {canOpen && (
        <GetButton face="gold" onClick={open}>
          {dialogText.purchase.openVip}
        </GetButton>
      )}
    </Vip>
  );
}
