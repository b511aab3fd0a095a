import { Settings } from 'lucide-react';
import { useMeQuery } from '@/api/statusApi';
import { MemberCard } from '@/features/profile/MemberCard';
import { Menu } from '@/features/profile/Menu';
import { Stats } from '@/features/profile/Stats';
import { selectUid } from '@/features/session/accountSlice';
import { VipCard } from '@/features/vip/VipCard';
import { WalletCard } from '@/features/wallet/WalletCard';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { profileText } from '@/text/profile';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Wash } from '@/ui/wash/Wash';
import { Leave, Stack, TopIcons } from './profile.styles';

/** The member: who they are, VIP, wallet, places to go; the same page with the numbers hidden for a guest (pages 19). */
export function ProfilePage() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const uid = useAppSelector(selectUid);
  const { data: status, refetch } = useMeQuery({ uid }, { skip: uid === '', refetchOnMountOrArgChange: 60 });
  useTopTap(() => {
    if (uid) void refetch();
  });

  const open = (kind: string) => dispatch(overlayEvents.opened({ kind }));
  return (
    <Stack>
      <Wash height="16.25rem" />
      <TopIcons>
        <IconButton label={profileText.menu.appearance} onClick={() => open('appearance')}>
          <Settings aria-hidden="true" />
        </IconButton>
      </TopIcons>
      <MemberCard status={status} />
      <Stats status={status} />
      <VipCard status={status} onOpen={() => go(href.profile({ pop: '1' }), 'replace')} />
      <WalletCard />
      <Menu status={status} />
      {uid && (
        <Leave>
          <Button block onClick={() => open('logout')}>
            {profileText.logout.open}
          </Button>
        </Leave>
      )}
    </Stack>
  );
}
