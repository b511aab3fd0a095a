import { cannedSought, filled, filledCount, fillsOf, piecesOf, unfilled, withCanned } from './variables';

const NOW = new Date('2026-11-25T21:00:00').getTime();
const person = { name: '雾港听潮', balance: 2392 } as never;
const order = { createdAt: NOW - 19 * 60_000, amountFen: 6800, named: false } as never;
const fills = fillsOf({ person, orders: [order] }, NOW);

describe('variables of an answer', () => {
  it('are filled from the case, and what it does not know stays to be filled', () => {
    expect(filled('{名字} 你 {时间} 付的 {金额}，余额 {余额}，还能补 {次数} 次', fills)).toBe(
      '雾港听潮 你 20:41 付的 ¥68.00，余额 2,392 钻，还能补 {次数} 次',
    );
    expect(unfilled('还能补 {次数} 次，{名字}')).toEqual(['次数', '名字']);
    expect(fillsOf({ person: null, orders: [] }, NOW)).toEqual({});
  });

  it('an order that the letter names comes before others of its days', () => {
    const named = { createdAt: NOW, amountFen: 600, named: true } as never;
    expect(fillsOf({ person, orders: [order, named] }, NOW).金额).toBe('¥6.00');
  });

  it('are told apart in what is written', () => {
    expect(piecesOf('雾港听潮 你好 {次数}', fills)).toEqual([
      { text: '雾港听潮', at: 0, mark: 'filled' },
      { text: ' 你好 ', at: 4 },
      { text: '{次数}', at: 8, mark: 'unfilled' },
    ]);
    expect(filledCount('雾港听潮，¥68.00', fills)).toBe(2);
  });
});

describe('canned answers', () => {
  it('are looked for by a line that begins with a slash', () => {
    expect(cannedSought('/迟到', 3)).toBe('迟到');
    expect(cannedSought('你好\n/', 4)).toBe('');
    expect(cannedSought('1/2', 3)).toBeNull();
    expect(cannedSought('/迟到\n好', 5)).toBeNull();
  });

  it('stand where they were looked for, with the caret behind', () => {
    expect(withCanned('你好\n/迟到', 6, '已补')).toEqual({ text: '你好\n已补', caret: 5 });
  });
});
