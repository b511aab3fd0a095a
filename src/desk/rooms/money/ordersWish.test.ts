import { ordersWish } from './ordersWish';

const wish = (address: string) => ordersWish(new URLSearchParams(address));

it('asks for what stands in the address, and for nothing that it does not understand', () => {
  expect(wish('')).toEqual({});
  expect(wish('state=lost&day=soon&product=game-1')).toEqual({});
  expect(wish('text=20260302&state=paid&way=alipay&product=vip-2')).toEqual({
    ...{ text: '20260302', state: 'paid', payType: 'alipay', kind: 'vip', productId: 2 },
  });
});

it('takes a day from midnight to midnight', () => {
  const { from = 0, until = 0 } = wish('day=2026-11-30');
  expect([new Date(from), new Date(until)]).toEqual([new Date(2026, 10, 30), new Date(2026, 11, 1)]);
});
