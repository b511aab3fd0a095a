import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeyRow } from '@/desk/keys/keyRow';
import { useKeys } from '@/desk/keys/useKeys';
import type { RoomEntry } from '@/desk/rooms';
import { clock } from '@/desk/world/clock';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';

/** Of the sheet of all keys: how each room is reached. */
export const goRows = (rooms: readonly RoomEntry[]): readonly KeyRow[] =>
  rooms.map(({ id, letter }) => ({
    ...{ key: letter, shown: `g ${letter}`, label: frameText.goTo(frameText.rooms[id]) },
    run: () => {},
  }));

/** How long the second key may take once `g` is let go, ms. */
const PATIENCE_MS = 1_200;

/** `g` and a room's letter go there. Whether the letters are to be shown now: while `g` is held, and a moment longer. */
export function useGoKeys(rooms: readonly RoomEntry[]): boolean {
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  useKeys([{ key: 'g', label: frameText.goSomewhere, quiet: true, run: () => setGoing(true) }], {
    title: kitText.everywhere,
  });
  useKeys(
    goRows(rooms).map((row, place) => ({
      ...row,
      run: () => {
        setGoing(false);
        void navigate(`/${rooms[place]?.id}`);
      },
    })),
    { over: true, on: isGoing, title: kitText.everywhere },
  );
  useEffect(() => {
    if (!isGoing) return;
    let stop = () => {};
    const end = () => setGoing(false);
    const onUp = ({ key }: KeyboardEvent) => {
      if (key !== 'g') return;
      stop();
      stop = clock.after(PATIENCE_MS, end);
    };
    // A key that is no room's letter was meant for something else, or for nothing.
    const onDown = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && !rooms.some(({ letter }) => letter === key)) end();
    };
    window.addEventListener('keyup', onUp);
    window.addEventListener('keydown', onDown);
    window.addEventListener('blur', end);
    return () => {
      stop();
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('blur', end);
    };
  }, [isGoing, rooms]);
  return isGoing;
}
