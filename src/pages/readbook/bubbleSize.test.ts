import { bubbleSize } from './bubbleSize';

const field = { w: 0.2, h: 0.06 };

describe('words in a balloon', () => {
  it('are as large as they fit, whatever the page is drawn at', () => {
    const few = bubbleSize({ ...field, text: '别拆开！' }, 1.5);
    const many = bubbleSize({ ...field, text: '这封信的邮戳是十年前的，可是墨水还没有干。' }, 1.5);
    expect(few).toBeGreaterThan(many);
    expect(Math.ceil(21 / Math.floor(0.2 / many)) * many * 1.28).toBeLessThanOrEqual(0.06 * 1.5 * 1.05);
  });

  it('leave a place for marks that stay together', () => {
    const line = { w: 0.1, h: 0.03 };
    expect(bubbleSize({ ...line, text: '飞……水壶' }, 1.2)).toBeLessThan(
      bubbleSize({ ...line, text: '飞三四水壶' }, 1.2),
    );
  });

  it('never vanish', () => expect(bubbleSize({ w: 0.01, h: 0.01, text: '很长的一句话' }, 1.5)).toBeGreaterThan(0.01));
});
