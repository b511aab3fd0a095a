import { drawPage, pagesOf } from '@demo/art/comics/pages';
import { bookLabels } from './bookLabels';
import { bookTalk } from './bookTalk';
import { comics } from './comics';
import { novels } from './novels';

const texts = [
  ...novels.flatMap(({ key, chapters }) => chapters.map(({ title, text }) => ({ name: `${key} ${title}`, text }))),
  ...comics.flatMap(({ key, chapters }) =>
    chapters.map(({ title, script }) => ({
      name: `${key} ${title}`,
      text: pagesOf(script)
        .flatMap(({ panels }) => panels.flatMap(({ lines }) => lines.map((line) => line.text)))
        .join('\n'),
    })),
  ),
];

describe('the catalogue', () => {
  it('has titles of its own, known labels, and at least three chapters a book', () => {
    const books = [...comics, ...novels];
    expect(new Set(books.map(({ title }) => title)).size).toBe(books.length);
    expect(new Set(books.map(({ key }) => key)).size).toBe(books.length);
    for (const { labels, chapters, intro } of books) {
      for (const label of labels) expect(bookLabels).toContain(label);
      expect(chapters.length).toBeGreaterThanOrEqual(3);
      expect(intro.length).toBeGreaterThan(20);
    }
  });

  it('holds ten stories and twenty comics, every chapter long enough to be worth its price', () => {
    expect([novels.length, comics.length]).toEqual([10, 20]);
    const letters = (text: string) => text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
    const slight = [
      ...novels.flatMap(({ key, chapters }) =>
        chapters.filter(({ text }) => letters(text) < 600).map(({ title, text }) => `${key} ${title} ${letters(text)}`),
      ),
      ...comics.flatMap(({ key, chapters }) =>
        chapters
          .map(({ title, script }) => ({ title, panels: pagesOf(script).flatMap((page) => page.panels).length }))
          .filter(({ panels }) => panels < 13)
          .map(({ title, panels }) => `${key} ${title} ${panels}`),
      ),
    ];
    expect(slight).toEqual([]);
  });

  it('says nothing twice: no paragraph of a story stands in it again', () => {
    const all = novels.flatMap(({ key, chapters }) =>
      chapters.flatMap(({ text }) =>
        text
          .split('\n')
          .filter((line) => line.length > 12)
          .map((line) => `${key} ${line.trim()}`),
      ),
    );
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  it('leaves something to pay for where payment is asked', () => {
    for (const { key, pay, free = 3, chapters } of [...novels, ...comics]) {
      if (pay !== 'free') expect([key, chapters.length > free]).toEqual([key, true]);
    }
  });

  it('is talked about: every book, under chapters it has, nobody saying a thing twice', () => {
    expect(bookTalk.map(({ book }) => book).sort()).toEqual([...comics, ...novels].map(({ key }) => key).sort());
    for (const { book, said } of bookTalk) {
      const count = [...comics, ...novels].find(({ key }) => key === book)?.chapters.length ?? 0;
      for (const [, chapter] of said) expect([book, (chapter ?? 1) <= count]).toEqual([book, true]);
    }
    const texts = bookTalk.flatMap(({ said }) => said.map(([, , text]) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is written text by text: no two chapters share a run of twelve characters', () => {
    const seenIn = new Map<string, string>();
    const shared: string[] = [];
    for (const { name, text } of texts) {
      for (const line of text.split('\n').map((one) => one.replace(/[^\u3400-\u9fff]/g, ''))) {
        for (let at = 0; at + 12 <= line.length; at += 1) {
          const run = line.slice(at, at + 12);
          const other = seenIn.get(run);
          if (other !== undefined && other !== name) shared.push(`${name} / ${other}: ${run}`);
          seenIn.set(run, name);
        }
      }
    }
    expect(shared).toEqual([]);
  });
});

describe.each(comics)('the comic $key', (comic) => {
  const drawn = comic.chapters.flatMap(({ script }, chapter) =>
    pagesOf(script).map((page, n) => drawPage(comic, page, `${comic.key}/${chapter + 1}/${n}`)),
  );

  it('has chapters of pages, each with something said, within the weight of a phone', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(18);
    for (const { svg, h, bubbles } of drawn) {
      expect(bubbles?.length).toBeGreaterThan(0);
      expect(svg.length).toBeLessThan(40_000);
      expect(svg).toContain(`viewBox="0 0 800 ${h}"`);
      expect(svg).not.toMatch(/NaN|undefined|<text|[\u3400-\u9fff]/);
    }
  });

  it('sets every text inside its page and apart from the others, large enough to read', () => {
    for (const { bubbles = [] } of drawn) {
      for (const [n, one] of bubbles.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(one.x + one.w, one.y + one.h)).toBeLessThanOrEqual(1);
        expect((one.size ?? 0) * 375).toBeGreaterThan(8.9);
        for (const other of bubbles.slice(n + 1)) {
          const apart =
            one.x + one.w <= other.x ||
            other.x + other.w <= one.x ||
            one.y + one.h <= other.y ||
            other.y + other.h <= one.y;
          expect([apart, one.text, other.text]).toEqual([true, one.text, other.text]);
        }
      }
    }
  });
});
