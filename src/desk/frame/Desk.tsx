import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { KeySheet } from '@/desk/keys/KeySheet';
import { useKeyDesk } from '@/desk/keys/KeysProvider';
import type { KeyTable } from '@/desk/keys/keyDesk';
import { useKeys } from '@/desk/keys/useKeys';
import { OpenRooms } from '@/desk/kit/room/openRooms';
import { rooms } from '@/desk/rooms';
import { useSelf } from '@/desk/session/useSelf';
import { kitText } from '@/text/desk/kit';
import { Whole } from './frame.styles';
import { Navigation } from './Navigation';
import { SessionWatch } from './SessionWatch';
import { goRows } from './useGoKeys';

/** The desk of somebody who is signed in: navigation, the room, and what watches over the session. */
export function Desk() {
  const { may } = useSelf();
  const keys = useKeyDesk();
  const [sheet, setSheet] = useState<readonly Pick<KeyTable, 'title' | 'rows'>[] | null>(null);
  const open = useMemo(() => rooms.filter(({ needs }) => may.includes(needs)), [may]);
  const ids = useMemo(() => open.map(({ id }) => id), [open]);
  const showAll = () => setSheet([...keys.working, { title: kitText.everywhere, rows: goRows(open) }]);
  useKeys([{ key: '?', label: kitText.allKeys, run: showAll, quiet: true }], { title: kitText.everywhere });
  return (
    <OpenRooms value={ids}>
      <Whole>
        <Navigation rooms={open} />
        <Outlet />
        {sheet && <KeySheet tables={sheet} onClose={() => setSheet(null)} />}
        <SessionWatch />
      </Whole>
    </OpenRooms>
  );
}
