import { isVip, type UserStatus } from '@/contract/userStatus';
import { useAppDispatch } from '@/kernel/hooks';
import { dayText } from '@/lib/time/calendarDay';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { unlockText as text } from '@/text/unlock';
import Crown from '@/ui/art/crown.svg';
import { Vip } from '@/ui/deal/deal.styles';
import { GetButton } from '@/ui/get-button/GetButton';
import type { VipRule } from './unlockMachine';
import { unlockEvents } from './unlockSlice';

interface VipPartProps {
  rule: VipRule;
  status: UserStatus | undefined;
  now: number;
}

/** What VIP means for this target: the end of a member's own, or 立即开通, which comes back here (E5). */
export function VipPart({ rule, status, now }: VipPartProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const canOpen = useRoutes().find('profile') !== undefined;

  if (status && isVip(status, now)) {
    return (
      <Vip>
        <Crown aria-hidden="true" />
        <span>
          {status.expTime == null ? text.vipForever : text.vipUntil(dayText(status.expTime))}
          {rule === 'none' && <br />}
          {rule === 'none' && text.vipNotThis}
        </span>
      </Vip>
    );
  }
  if (rule === 'none') return null;
  const open = () => {
    dispatch(unlockEvents.vipChosen());
    go(href.profile({ pop: '1' }));
  };
  return (
    <Vip>
      <Crown aria-hidden="true" />
      <span>{text.vipFree}</span>
      {canOpen && (
        <GetButton face="gold" onClick={open}>
          {text.openVip}
        </GetButton>
      )}
    </Vip>
  );
}
