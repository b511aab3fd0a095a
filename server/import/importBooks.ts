import type * as v from 'valibot';
import type { BookItem, BookSheet } from './format/books';
import type { Content } from './format/content';
import { ContentError } from './problems';
import { dateOf, keptOf, pictureUrl, type Rows, saveRow } from './rows';

type Book = v.InferOutput<typeof BookItem>;
type Sheet = Omit<v.InferOutput<typeof BookSheet>, 'key'>;
type Chapter = Book['chapters'][number];
const FILE = 'books.json';

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const lettersOf = (lines: readonly string[]) => [...lines.join('').replace(/\s/g, '')].length;
const bodyOf = ({ text }: Chapter) => (text ? paragraphs(keptOf(text).text ?? '') : []);

async function saveChapter({ tx, now }: Rows, bookId: number, idx: number, chapter: Chapter): Promise<void> {
  const body = bodyOf(chapter);
  const values = {
    volume: chapter.volume ?? null,
    title: chapter.title,
    pay: chapter.pay,
    price: chapter.price,
    freeUntil: dateOf(chapter.freeUntil),
    pageCount: chapter.pages?.length ?? null,
    wordCount: chapter.text ? lettersOf(body) : null,
    source: null,
    ...(chapter.publishedAt !== undefined && { publishedAt: new Date(chapter.publishedAt) }),
  };
  const { id } = await tx
    .insertInto('chapters')
    .values({ publishedAt: new Date(now), ...values, bookId, idx })
    .onConflict((conflict) => conflict.columns(['bookId', 'idx']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('chapterPages').where('chapterId', '=', id).execute();
  const pages = (chapter.pages ?? []).map((page, place) => {
    const { name, w, h } = keptOf(page);
    return { chapterId: id, place, file: name, w, h };
  });
  if (pages.length > 0) await tx.insertInto('chapterPages').values(pages).execute();
  if (chapter.text) {
    const text = { body: body.join('\n') };
    await tx
      .insertInto('chapterTexts')
      .values({ chapterId: id, ...text })
      .onConflict((conflict) => conflict.column('chapterId').doUpdateSet(text))
      .execute();
  }
}

async function saveLabels({ tx }: Rows, bookId: number, labels: readonly string[]): Promise<void> {
  await tx.deleteFrom('bookLabelLinks').where('bookId', '=', bookId).execute();
  for (const [place, name] of labels.entries()) {
    await tx
      .insertInto('bookLabels')
      .values({ name, sort: 1000 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const label = await tx.selectFrom('bookLabels').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await tx.insertInto('bookLabelLinks').values({ bookId, labelId: label.id, place }).execute();
  }
}

/** What a book says of itself, as its row has it. */
const wordsOf = (book: Sheet) => ({
  title: book.title,
  author: book.author,
  cover: pictureUrl(book.cover),
  coverColor: typeof book.cover === 'string' ? '' : (keptOf(book.cover).color ?? ''),
  banner: book.banner === undefined ? '' : pictureUrl(book.banner),
  note: book.note,
  bannerSort: book.banner === undefined ? null : (book.bannerSort ?? null),
  intro: book.intro,
  status: book.status,
  adult: book.adult,
  hot: book.hot,
  score: book.score,
  weekday: book.weekday ?? null,
  ...(book.publishedAt !== undefined && { publishedAt: new Date(book.publishedAt) }),
});

/** Changes what a book says of itself; its chapters, and what they cost, stay. */
export async function saveSheet(rows: Rows, book: Sheet, path: string, known: number | undefined): Promise<number> {
  const before =
    known === undefined
      ? undefined
      : await rows.tx.selectFrom('books').select(['cover', 'coverColor']).where('id', '=', known).executeTakeFirst();
  if (known === undefined || before === undefined)
    throw new ContentError([{ file: FILE, path, text: 'is not there yet: kind and chapters are missing' }]);
  const words = wordsOf(book);
  const coverColor = words.cover === before.cover ? before.coverColor : words.coverColor;
  await saveRow(rows, 'books', known, { row: { ...words, coverColor } });
  await saveLabels(rows, known, [...new Set(book.labels)]);
  return known;
}

async function saveBook(rows: Rows, book: Book, path: string, known: number | undefined): Promise<number> {
  const before =
    known === undefined
      ? undefined
      : await rows.tx.selectFrom('books').select(['chapterCount', 'kind']).where('id', '=', known).executeTakeFirst();
  const refuse = (text: string, field: string) => new ContentError([{ file: FILE, path: `${path}.${field}`, text }]);
  if (before && before.kind !== book.kind) throw refuse(`it was a ${before.kind} before`, 'kind');
  if (before && before.chapterCount > book.chapters.length) {
    throw refuse(`there were ${before.chapterCount} before: members may have bought them`, 'chapters');
  }
  const grown = before?.chapterCount !== book.chapters.length;
  const now = new Date(rows.now);
  const words = book.kind === 'novel' ? book.chapters.reduce((sum, one) => sum + lettersOf(bodyOf(one)), 0) : null;
  const id = await saveRow(rows, 'books', known, {
    row: {
      kind: book.kind,
      ...wordsOf(book),
      pay: book.pay,
      freeUntil: dateOf(book.freeUntil),
      wordCount: words,
      chapterCount: book.chapters.length,
      ...(book.updatedAt !== undefined ? { updatedAt: new Date(book.updatedAt) } : grown && { updatedAt: now }),
    },
    first: { publishedAt: now, updatedAt: now },
  });
  await saveLabels(rows, id, [...new Set(book.labels)]);
  for (const [at, chapter] of book.chapters.entries()) await saveChapter(rows, id, at + 1, chapter);
  return id;
}

/** `books.json`: comics and novels with their chapters, told apart by their place in the book; or a known one without them. */
export async function importBooks(rows: Rows, file: NonNullable<Content['books.json']>): Promise<void> {
  for (const [at, book] of file.books.entries()) {
    await rows.take('book', book, (id) =>
      'chapters' in book ? saveBook(rows, book, `books[${at}]`, id) : saveSheet(rows, book, `books[${at}]`, id),
    );
  }
}
