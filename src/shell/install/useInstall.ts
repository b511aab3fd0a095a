import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useNow, usePorts } from '@/kernel/hooks';
import { askInstall, declinedAt, hasWayHome } from './askInstall';
import { installEvents, selectInstall } from './installSlice';

/** Who said no is not asked again of our own accord for this long, ms. */
const PATIENCE_MS = 30 * 86_400_000;

/** The way to the home screen, as far as there is one: `open` for who looks for it, `fitting` for who may be asked. */
export function useInstall() {
  const dispatch = useAppDispatch();
  const ports = usePorts();
  const now = useNow();
  const { offered, installed, declinedAt: refused } = useAppSelector(selectInstall);
  useEffect(() => {
    const { screen } = ports;
    return screen.onInstallOffer((offer) => {
      const looked = { offered: offer, installed: screen.isInstalled(), declinedAt: declinedAt(ports) };
      dispatch(installEvents.looked(looked));
    });
  }, [dispatch, ports]);
  const open = !installed && hasWayHome(ports, offered);
  return {
    open,
    fitting: open && now - refused > PATIENCE_MS,
    ask: () => void dispatch(askInstall()),
  };
}
