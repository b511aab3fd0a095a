import { giftApi } from '@/api/giftApi';
import { useAppSelector } from '@/kernel/hooks';
import { useFeed } from '@/shell/feeds/useFeed';
import type { GiftTab } from './giftTabs';

const { giftList, ownGifts } = giftApi.endpoints;

const narrowed = (gameId: number | undefined) => (gameId === undefined ? {} : { gameId });

/** The packs of a tab, and the games there are packs of, whatever the list is narrowed to. */
export function useGifts(tab: GiftTab, gameId: number | undefined) {
  const ofGame = narrowed(gameId);
  const listed = { scope: tab === 'past' ? ('past' as const) : ('open' as const), ...ofGame };
  // A tab is one of the two for as long as it lives.
  const endpoint = (tab === 'mine' ? ownGifts : giftList) as typeof giftList;
  const arg = tab === 'mine' ? ofGame : listed;
  const feed = useFeed(endpoint, arg);
  const games = useAppSelector((state) => endpoint.select(arg)(state).data?.pages[0]?.games);
  return { feed, games };
}
