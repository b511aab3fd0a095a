import { ProductError } from '@server/errors';
import { urlOf } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '@/contract/calls/all';
import { demoCalls } from '@/contract/calls/demo';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { platformCalls } from '@/contract/calls/platform';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';

/** Calls that read although they are no GET. */
const POSTED = [
  ...[gameCalls.gameList, gameCalls.gameDetail, gameCalls.gameGifts],
  // A device that begins is written down, and taken back like everything else.
  ...[platformCalls.deviceInit, platformCalls.bulletin],
  ...[moneyCalls.vipConfig, moneyCalls.ledger, moneyCalls.orders, supportCalls.kefu],
  ...[statusCalls.me, statusCalls.unread, messageCalls.messages],
];
const NOT_SHOWN = new Set<unknown>(Object.values(demoCalls));

const routes = new Set(
  [...Object.values(allCalls).filter((call) => call.method === 'GET' && !NOT_SHOWN.has(call)), ...POSTED].map(
    (call) => `${call.method} ${urlOf(call)}`,
  ),
);

/** Refuses all but the calls that read, whatever else the app serves: a preview does nothing in the world. */
export function addReadsOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (!routes.has(`${method} ${routeOptions.url}`)) throw new ProductError(code.notAllowed, 'previewOnly');
  });
}
