import { code } from '@/contract/codes';
import { buildGame, buildGameDetail, buildTicket } from './builders/game';
import { buildStatus } from './builders/member';
import { DETAIL, ME, SEND } from './downloadScene';
import type { FakeServer } from './fakeServer';
import { fail } from './fakes/answers';

/** One server that sells a game, with its books; any number of tabs may stand before it. */
export function createShop({ coins = 100, price = 30 } = {}) {
  const settled = new Map<string, number>();
  const shop = {
    coins,
    price,
    owned: false,
    /** What was charged, in order. */
    charges: [] as number[],
    /** Whether the answers of sales get lost after the work is done. */
    losesAnswers: false,
    serve(server: FakeServer, pause: () => Promise<void> = async () => {}) {
      const out = async <T>(work: () => T, isSale = false) => {
        const done = work();
        const isLost = isSale && shop.losesAnswers;
        await pause();
        return isLost ? new TypeError('connection lost') : done;
      };
      server.reply(ME, () => out(() => buildStatus({ coinNum: shop.coins })) as never);
      server.reply(DETAIL, ({ form }) => {
        const game = buildGame({ id: Number(form.appID), buyAmount: shop.price, owned: shop.owned });
        return out(() => buildGameDetail(game)) as never;
      });
      server.reply(SEND, ({ form }) => out(() => sell(form), true) as never);
    },
  };

  function sell(form: FormFields) {
    const requestId = String(form.requestId);
    const before = settled.get(requestId);
    if (before !== undefined) return buildTicket({ charged: before, repeated: true, balanceAfter: shop.coins });
    if (shop.owned) return buildTicket({ charged: 0, balanceAfter: shop.coins });
    if (Number(form.expectPrice) !== shop.price) return fail(code.priceChanged, '', { price: shop.price });
    if (shop.coins < shop.price) return fail(code.balanceInsufficient, '', { price: shop.price, balance: shop.coins });
    shop.coins -= shop.price;
    shop.owned = true;
    settled.set(requestId, shop.price);
    shop.charges.push(shop.price);
    return buildTicket({ charged: shop.price, balanceAfter: shop.coins });
  }
  return shop;
}

type FormFields = Readonly<Record<string, unknown>>;
