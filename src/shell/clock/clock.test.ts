import { platformApi } from '@/api/platformApi';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { createTestStore } from '@/testing/testStore';
import { selectServerOffset } from './clockSlice';
import { serverNow } from './serverNow';

const HOUR = 3_600_000;

async function answeredAt(serverTime: number | undefined) {
  const { store, ports } = await createTestStore();
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (serverTime !== undefined) headers.set('Date', new Date(serverTime).toUTCString());
  ports.fetch = async () => new Response('{"code":0,"data":{"version":"1","serverTime":1},"msg":""}', { headers });
  await store.dispatch(platformApi.endpoints.meta.initiate());
  return { store, ports };
}

describe('the server’s clock', () => {
  it.each([26, -26])('a device %s hours off still knows the server’s time', async (hours) => {
    const { store, ports } = await answeredAt(FAKE_NOW + hours * HOUR);
    expect(serverNow({ getState: store.getState, ports })).toBe(FAKE_NOW + hours * HOUR);
  });

  it.each([
    ['that is right but for the road', FAKE_NOW + 900],
    ['without a date', undefined],
  ])('an answer %s changes nothing', async (_name, serverTime) => {
    const { store } = await answeredAt(serverTime);
    expect(selectServerOffset(store.getState())).toBe(0);
  });
});
