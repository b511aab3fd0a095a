import { useState } from 'react';
import { Outlet } from 'react-router';
import { KeySheet } from '@/desk/keys/KeySheet';
import { useKeyDesk } from '@/desk/keys/KeysProvider';
import type { KeyTable } from '@/desk/keys/keyDesk';
import { useKeys } from '@/desk/keys/useKeys';
import { rooms } from '@/desk/rooms';
import { useSelf } from '@/desk/session/useSelf';
import { kitText } from '@/text/desk/kit';
import { Whole } from './frame.styles';
import { Navigation } from './Navigation';
import { SessionWatch } from './SessionWatch';

/** The desk of somebody who is signed in: navigation, the room, and what watches over the session. */
export function Desk() {
  const { may } = useSelf();
  const keys = useKeyDesk();
  const [sheet, setSheet] = useState<readonly KeyTable[] | null>(null);
  useKeys([{ key: '?', label: kitText.allKeys, run: () => setSheet(keys.working), quiet: true }], {
    title: kitText.everywhere,
  });
  return (
    <Whole>
      <Navigation rooms={rooms.filter(({ needs }) => may.includes(needs))} />
      <Outlet />
      {sheet && <KeySheet tables={sheet} onClose={() => setSheet(null)} />}
      <SessionWatch />
    </Whole>
  );
}
