import { Clock3, X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { onPlainClick } from '@/lib/react/plainClick';
import { href } from '@/shell/navigation/href';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { checkoutText } from '@/text/checkout';
import { IconButton } from '@/ui/icon-button/IconButton';
import { checkoutEvents, selectCheckout } from './checkoutSlice';
import { Banner } from './late-banner.styles';

/** On every page while a payment is late (pages 21); the recharge page tells it itself. */
export function LateBanner() {
  const isShown = useAppSelector(
    (state) => selectCheckout(state).at === 'late' && selectRouteName(state) !== 'recharge',
  );
  const dispatch = useAppDispatch();
  const go = useGo();
  if (!isShown) return null;
  return (
    <Banner role="status">
      <Clock3 aria-hidden="true" />
      <p>{checkoutText.late}</p>
      <a href={href.recharge()} onClick={onPlainClick(() => go(href.recharge()))}>
        {checkoutText.look}
      </a>
      <IconButton label={checkoutText.hide} onClick={() => dispatch(checkoutEvents.dismissed())}>
        <X aria-hidden="true" />
      </IconButton>
    </Banner>
  );
}
