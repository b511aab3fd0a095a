import { counted, effort } from '@scripts/reliability/tally';
import { act, screen, within } from '@testing-library/react';
import { askDownload } from '@/features/download/askDownload';
import { downloadEvents, selectDownload } from '@/features/download/downloadSlice';
import { seededRandom } from '@/lib/faults/seededRandom';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildGame } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { downloadScene } from '@/testing/downloadScene';
import { createFakePorts } from '@/testing/fakePorts';
import { renderApp } from '@/testing/renderApp';
import { createShop } from '@/testing/shop';

const SEEDS = effort(4, 100);
type Shop = ReturnType<typeof createShop>;
type Random = () => number;
const between = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));

/** A tab of a member before the shop, whose answers take up to a second and a half. */
async function tabBefore(shop: Shop, random: Random) {
  const tab = await downloadScene();
  const { clock, server } = tab.ports;
  shop.serve(server, () => new Promise((done) => void clock.after(between(random, 0, 1_500), done)));
  const taps = async (times: number, tap: () => void) => {
    for (let n = 0; n < times; n += 1) {
      tap();
      // Fingers are slower than the same tick now and then.
      if (random() < 0.5) await clock.advance(between(random, 0, 400));
    }
  };
  return {
    ...tab,
    clock,
    asks: (times = 1) => taps(times, () => void tab.store.dispatch(askDownload(buildGame()) as never)),
    confirms: (times = 1) => taps(times, () => void tab.store.dispatch(downloadEvents.confirmed())),
    at: () => selectDownload(tab.store.getState()).at,
    questions: () => selectOverlays(tab.store.getState()).filter(({ kind }) => kind === 'purchase').length,
  };
}

const ways: Readonly<Record<string, (shop: Shop, random: Random) => Promise<readonly string[]>>> = {
  async 'the button tapped twice and more'(shop, random) {
    const tab = await tabBefore(shop, random);
    await tab.asks();
    await tab.clock.advance(2_000);
    await tab.confirms(between(random, 2, 6));
    await tab.clock.advance(120_000);
    return [tab.at()];
  },
  async 'two tabs that agree at the same time'(shop, random) {
    const tabs = [await tabBefore(shop, random), await tabBefore(shop, random)];
    for (const tab of tabs) {
      await tab.asks();
      await tab.clock.advance(2_000);
    }
    for (const tab of random() < 0.5 ? tabs : tabs.reverse()) await tab.confirms(between(random, 1, 3));
    for (let second = 0; second < 120; second += 1) for (const tab of tabs) await tab.clock.advance(1_000);
    return tabs.map(({ at }) => at());
  },
  async 'taps while the dialog’s code and facts are on their way'(shop, random) {
    const tab = await tabBefore(shop, random);
    await tab.asks(between(random, 2, 6));
    await tab.confirms(between(random, 0, 2));
    await tab.clock.advance(2_000);
    expect(tab.questions()).toBeLessThanOrEqual(1);
    await tab.asks();
    await tab.clock.advance(2_000);
    await tab.confirms();
    await tab.clock.advance(120_000);
    return [tab.at()];
  },
  async 'taps after the answer was lost'(shop, random) {
    const tab = await tabBefore(shop, random);
    await tab.asks();
    await tab.clock.advance(2_000);
    shop.losesAnswers = true;
    await tab.confirms();
    await tab.clock.advance(between(random, 1_600, 20_000));
    await tab.asks(between(random, 1, 4));
    await tab.confirms(between(random, 1, 4));
    shop.losesAnswers = false;
    await tab.clock.advance(120_000);
    return [tab.at()];
  },
  async 'Enter and a tap'(shop, random) {
    const { server, local, session, fetch, clock } = createFakePorts();
    shop.serve(server, () => new Promise((done) => void clock.after(between(random, 0, 1_500), done)));
    const app = await renderApp('/detail/11', {
      member: buildAccount(),
      ports: { server, local, session, fetch, clock },
    });
    await app.pass(4_000);
    act(() => void app.store.dispatch(askDownload(buildGame()) as never));
    await app.pass(4_000);
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: '确认下载' });
    const presses = [() => app.user.keyboard('{Enter}'), () => app.user.click(button)];
    act(() => button.focus());
    for (const press of random() < 0.5 ? presses : presses.reverse()) await press();
    await app.pass(120_000);
    const { at } = selectDownload(app.store.getState());
    app.unmount();
    return [at];
  },
};

describe.each(Object.entries(ways))('E3: %s', (what, way) => {
  it(`is charged once, in every one of ${SEEDS} seeds`, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const shop = createShop();
      const ends = await way(shop, seededRandom(seed));
      expect({ seed, charges: shop.charges, coins: shop.coins }).toEqual({ seed, charges: [30], coins: 70 });
      for (const end of ends) expect(['started', 'idle']).toContain(end);
    }
    counted('money', `one purchase, ${what}: charged once`, SEEDS, { seed: 1 });
  }, 900_000);
});
