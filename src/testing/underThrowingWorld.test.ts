import { underThrowingWorld } from './underThrowingWorld';

describe('underThrowingWorld', () => {
  it.each<[string, () => unknown]>([
    ['Date.now', () => Date.now()],
    ['new Date()', () => new Date()],
    ['Math.random', () => Math.random()],
    ['crypto', () => crypto.randomUUID()],
    ['localStorage', () => localStorage.getItem('x')],
    ['performance', () => performance.now()],
  ])('refuses %s', (_name, work) => {
    expect(() => underThrowingWorld(work)).toThrow(/Reads/);
    expect(work).not.toThrow();
  });

  it('lets pure work through, conversions of given times included', () => {
    expect(underThrowingWorld(() => new Date(0).getTime())).toBe(0);
  });
});
