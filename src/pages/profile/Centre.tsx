import { Settings, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useMeQuery } from '@/api/statusApi';
import { MemberCard } from '@/features/profile/MemberCard';
import { Menu } from '@/features/profile/Menu';
import { Stats } from '@/features/profile/Stats';
import { selectUid } from '@/features/session/accountSlice';
import { VipCard } from '@/features/vip/VipCard';
import { WalletCard } from '@/features/wallet/WalletCard';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { profileText } from '@/text/profile';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Ring } from '@/ui/spinner/spinner.styles';
import { Wash } from '@/ui/wash/Wash';
import { ContinueCard } from './ContinueCard';
import { Leave, Stack, TopIcons } from './profile.styles';
import { selectIsInviteAsked, shareProfile } from './shareProfile';

/** The member: who they are, VIP, wallet, places to go; the same page with the numbers hidden for a guest (pages 19). */
export function Centre() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const uid = useAppSelector(selectUid);
  const asking = useAppSelector(selectIsInviteAsked);
  const { data: status, refetch } = useMeQuery({ uid }, { skip: uid === '', refetchOnMountOrArgChange: 60 });
  useTopTap(() => {
    if (uid) void refetch();
  });

  // VIP that ends while one looks: ring and badge go at once, what follows from it the server knows.
  const now = useServerNow(status?.expTime);
  const over = status !== undefined && status.levelType >= 1 && status.expTime != null && status.expTime <= now;
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (over) ask();
  }, [over]);

  return (
    <Stack>
      <Wash height="16.25rem" />
      <TopIcons>
        <IconButton
          label={profileText.share.action}
          aria-busy={asking || undefined}
          onClick={() => void dispatch(shareProfile())}
        >
          {asking ? <Ring aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        </IconButton>
        <IconButton label={profileText.menu.settings} onClick={() => go(href.profile({ view: 'settings' }))}>
          <Settings aria-hidden="true" />
        </IconButton>
      </TopIcons>
      <MemberCard status={status} now={now} />
      <Stats status={status} />
      <VipCard status={status} now={now} onOpen={() => go(href.profile({ pop: '1' }), 'replace')} />
      <WalletCard />
      <Menu status={status} />
      <ContinueCard />
      {uid && (
        <Leave>
          <Button block onClick={() => dispatch(overlayEvents.opened({ kind: 'logout' }))}>
            {profileText.logout.open}
          </Button>
        </Leave>
      )}
    </Stack>
  );
}
