import { games } from '@demo/content/games';
import { gameOf } from './game';

describe('neighbours in a list', () => {
  const looks = (n: number) => {
    const { worldName, subject } = gameOf(n);
    return { worldName, subject };
  };

  it('differ in world and in what their icon shows, in the catalogue order', () => {
    for (let n = 0; n < 200; n++) {
      expect(looks(n).worldName).not.toBe(looks(n + 1).worldName);
      expect(looks(n).subject).not.toBe(looks(n + 1).subject);
    }
  });

  it.each([
    ['most downloaded', (a: (typeof games)[number], b: (typeof games)[number]) => b.downloadCount - a.downloadCount],
    ['newest', (a: (typeof games)[number], b: (typeof games)[number]) => a.publishedBefore - b.publishedBefore],
  ])('never share both when sorted by %s', (_name, order) => {
    const sorted = games.filter((game) => game.status === 'online').sort(order);
    const twins = sorted.flatMap((game, i) => {
      const next = sorted[i + 1];
      return next && JSON.stringify(looks(game.art)) === JSON.stringify(looks(next.art))
        ? [`${game.name} / ${next.name}`]
        : [];
    });
    expect(twins).toEqual([]);
  });
});

describe('a game', () => {
  it('keeps its hero and colours whatever is drawn of it', () => {
    expect(gameOf(36)).toEqual(gameOf(36));
    expect(gameOf(36).beast.kind).toBe('cat');
  });
});
