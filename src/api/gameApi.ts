import type { InputOf, OutputOf } from '@/contract/call';
import { gameCalls as calls } from '@/contract/calls/game';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { api } from './api';
import { asked, askedWith } from './asked';
import { showBalance } from './balance';
import { askedPage, type FeedArg, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Stands for the member's own games, which every purchase changes. */
export const OWN_GAMES = { type: 'GameDetail', id: 'own' } as const;

/** Games, their gift packs and their downloads. */
export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameList: build.infiniteQuery<Page<Game>, FeedArg<typeof calls.gameList>, PageParam>({
      query: askedPage(calls.gameList),
      infiniteQueryOptions: paged,
    }),
    gameDetail: build.query<Out<'gameDetail'>, In<'gameDetail'>>({
      query: asked(calls.gameDetail),
      // By both identities, because only on our server they are equal.
      providesTags: (game, _fault, { appID }) => [
        { type: 'GameDetail', id: appID },
        ...(game ? [{ type: 'GameDetail' as const, id: String(game.id) }] : []),
      ],
    }),
    gameGifts: build.query<Out<'gameGifts'>, In<'gameGifts'>>({ query: asked(calls.gameGifts) }),
    /** Also when it fails, what the member has and owes is asked again: a lost answer may have been a purchase. */
    download: build.mutation<Out<'download'>, In<'download'>>({
      query: asked(calls.download),
      extraOptions: { voice: 'form' },
      invalidatesTags: (_ticket, _fault, { id }) => [
        'Status',
        'Ledger',
        { type: 'GameDetail', id: String(id) },
        OWN_GAMES,
      ],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    reportSource: build.mutation<Out<'reportSource'>, In<'reportSource'>>({
      query: asked(calls.reportSource),
      extraOptions: { voice: 'quiet' },
    }),
    gameTypes: build.query<Out<'gameTypes'>, void>({ query: askedWith(calls.gameTypes, {}) }),
  }),
});

export const { useGameDetailQuery, useGameGiftsQuery, useGameTypesQuery } = gameApi;
