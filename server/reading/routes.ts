import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { countViews } from '@server/http/countViews';
import { memberRoute, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { createBelieved } from '@server/shared/believed';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import type { BookDetail } from '@/contract/book';
import { readingCalls } from '@/contract/calls/reading';
import { bookDetail, boughtDetail, memberDetail, setAutobuy } from './bookDetail';
import { bookLabels, bookList, isOften, untilPaid } from './bookIds';
import { chapterList } from './chapters';
import { addBookComment, bookComments, deleteBookComment } from './comments';
import { chapterContent } from './content';
import { deleteHistory, historyList, restoreHistory } from './history';
import { mergeHistory } from './mergeHistory';
import { chapterPictures } from './pictures';
import { readingPlace, savePlace } from './places';
import { bookRank } from './ranks';
import { bookShelves } from './shelves';
import { markSeen, setSubscribed, subscriptionList } from './subscriptions';
import { chaptersPrice, unlockChapters } from './unlock';

function shelfRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock } = ctx;
  const { db, reads } = database;
  const viewer = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });

  sharedRoute(app, ctx, readingCalls.bookList, {
    subjects: ['books'],
    keeps: isOften,
    make: ({ reader, now }, query) => bookList(reader, query, now),
    until: ({ records }) => untilPaid(records, clock.now()),
  });
  sharedRoute(app, ctx, readingCalls.bookLabels, { subjects: ['books'], make: ({ reader }) => bookLabels(reader) });
  sharedRoute(app, ctx, readingCalls.bookShelves, {
    subjects: ['books'],
    make: ({ reader, now }) => bookShelves(reader, now),
    until: ({ rails }) =>
      untilPaid(
        rails.flatMap(({ items }) => items),
        clock.now(),
      ),
  });
  sharedRoute(app, ctx, readingCalls.bookRank, {
    subjects: ['books'],
    make: ({ reader, now }, query) => bookRank(reader, query, now),
  });
  const views = countViews(app, ctx, 'books');
  const isBelieved = createBelieved(clock);
  const counted = (detail: BookDetail) => ({
    ...detail,
    viewCount: (detail.viewCount ?? 0) + 1 + views.unwritten(detail.id),
  });
  sharedRoute(app, ctx, readingCalls.bookDetail, {
    subjects: ['books'],
    // Whom it is made for looks as well.
    make: async ({ reader }, { id }) => counted(await bookDetail(reader, id)),
    overlay: ({ reader, userId }, detail) => memberDetail(db, reader, detail, userId),
    instead: async ({ reader, userId }, { id }) =>
      memberDetail(db, reader, counted(await boughtDetail(reader, id, userId)), userId),
    seen({ id }, by) {
      if (isBelieved(id, by)) views.look(id);
    },
  });
  route(app, readingCalls.chapterList, ({ input, session }) => chapterList(reads, input, viewer(session)));
  route(app, readingCalls.chapterContent, ({ input, session }) => chapterContent(reads, input, viewer(session), ctx));
  route(app, readingCalls.bookComments, ({ input, session }) => bookComments(reads, input, viewer(session)));
}

function unlockRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db } = database;
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  memberRoute(app, readingCalls.unlockChapter, ({ input, session }) =>
    withTx(db, (tx) => unlockChapters(tx, { ...input, chapterIds: [input.cid] }, member(session))),
  );
  memberRoute(app, readingCalls.unlockChapters, ({ input, session }) =>
    withTx(db, (tx) => unlockChapters(tx, input, member(session))),
  );
  memberRoute(app, readingCalls.chaptersPrice, ({ input, session }) => chaptersPrice(db, input, member(session)));
  memberRoute(app, readingCalls.setAutobuy, ({ input, session }) =>
    withTx(db, (tx) => setAutobuy(tx, { ...input, ...member(session) })),
  );
  memberRoute(app, readingCalls.addBookComment, ({ input, session }) =>
    withTx(db, (tx) => addBookComment(tx, input, member(session))),
  );
  memberRoute(app, readingCalls.deleteBookComment, async ({ input, session }) => {
    await withTx(db, (tx) => deleteBookComment(tx, input.id, member(session)));
    return null;
  });
}

function placeRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db } = database;
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  memberRoute(app, readingCalls.readingPlace, ({ input, session }) => readingPlace(db, input.id, session.userId));
  memberRoute(app, readingCalls.savePlace, ({ input, session }) =>
    withTx(db, (tx) => savePlace(tx, input, member(session))),
  );
  memberRoute(app, readingCalls.historyList, ({ input, session }) => historyList(db, input, session.userId));
  memberRoute(app, readingCalls.mergeHistory, ({ input, session }) =>
    withTx(db, (tx) => mergeHistory(tx, input.entries, member(session))),
  );
  memberRoute(app, readingCalls.restoreHistory, async ({ input, session }) => {
    await withTx(db, (tx) => restoreHistory(tx, input.bookIds, session.userId));
    return null;
  });
  memberRoute(app, readingCalls.deleteHistory, async ({ input, session }) => {
    await withTx(db, (tx) => deleteHistory(tx, input, member(session)));
    return null;
  });
  memberRoute(app, readingCalls.clearHistory, async ({ input, session }) => {
    await withTx(db, (tx) => deleteHistory(tx, input, member(session)));
    return null;
  });
}

function subscriptionRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db } = database;
  const change = (id: number, { userId }: Session, on: boolean) =>
    withTx(db, (tx) => setSubscribed(tx, { id, userId, on, now: clock.now() }));

  // They count in the books' own figures.
  const rules = { changes: ['books'] } as const;
  memberRoute(app, readingCalls.subscribe, ({ input, session }) => change(input.id, session, true), rules);
  memberRoute(app, readingCalls.unsubscribe, ({ input, session }) => change(input.id, session, false), rules);
  memberRoute(app, readingCalls.subscriptionList, ({ input, session }) => subscriptionList(db, input, session.userId));
  memberRoute(app, readingCalls.seenSubscriptions, async ({ input, session }) => {
    await withTx(db, (tx) => markSeen(tx, session.userId, input.bookIds));
    return null;
  });
}

/** Books, chapters, and what members do with them. */
export function readingRoutes(app: FastifyInstance, ctx: ServerContext): void {
  shelfRoutes(app, ctx);
  unlockRoutes(app, ctx);
  placeRoutes(app, ctx);
  subscriptionRoutes(app, ctx);
  chapterPictures(app, ctx);
}
