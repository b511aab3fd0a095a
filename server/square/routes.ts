import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { withTx } from '@server/db/tx';
import { countViews } from '@server/http/countViews';
import { memberRoute, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { dropUpload } from '@server/uploads/store';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { addComment, deleteComment } from './addComment';
import { commentList } from './commentList';
import { commentsFor } from './commentStandings';
import { findComment } from './findComment';
import { setCommentLike, setPostLike } from './likes';
import {
  countPostList,
  followedPosts,
  isOften,
  type ListQuery,
  memberPosts,
  ownPosts,
  type PostList,
  sharedPosts,
} from './postLists';
import { deletePost, readPost, setHidden } from './posts';
import { publishPost } from './publish';
import { ownComments, replyList } from './replyList';
import { report } from './report';

/** About as much as a number and the words of its list hold. */
const TOTAL_BYTES = 400;
function postRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock, files } = ctx;
  const { db, reads } = database;
  const views = countViews(app, ctx, 'posts');
  const guest = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  const totals = app.shared.shelf<PostList, number>({
    subjects: ['square'],
    keyOf: (list) => JSON.stringify(list),
    make: (list) => countPostList(reads, list, clock.now()),
    bytesOf: () => TOTAL_BYTES,
  });
  sharedRoute(app, ctx, squareCalls.postList, {
    subjects: ['square', 'games', 'gifts'],
    keeps: (input) => isOften(input as ListQuery),
    make: ({ reader, now }, input) => sharedPosts(reader, input as ListQuery, now, (list) => totals.get(list)),
    overlay: ({ reader, ...viewer }, page, input) => memberPosts(reader, page, input as ListQuery, viewer),
  });
  route(app, squareCalls.post, ({ input, session }) => readPost(reads, views, input.id, guest(session)));
  memberRoute(app, squareCalls.ownPosts, ({ input, session }) => ownPosts(db, input, member(session)));
  memberRoute(app, squareCalls.followedPosts, ({ input, session }) => followedPosts(db, input, member(session)));
  memberRoute(app, squareCalls.likePost, ({ input, session }) =>
    withTx(db, (tx) => setPostLike(tx, { id: input.id, liked: true, ...member(session) })),
  );
  memberRoute(app, squareCalls.unlikePost, ({ input, session }) =>
    withTx(db, (tx) => setPostLike(tx, { id: input.id, liked: false, ...member(session) })),
  );
  memberRoute(app, squareCalls.deletePost, async ({ input, session }) => {
    const pictures = await withTx(db, (tx) => deletePost(tx, input.id, session.userId, clock.now()));
    for (const storageKey of pictures) await dropUpload(files, storageKey);
    return null;
  });
  memberRoute(
    app,
    publishingCalls.publishPost,
    ({ input, session }) => withTx(db, (tx) => publishPost(tx, input, member(session))),
    { changes: ['square'] },
  );
  memberRoute(app, publishingCalls.hidePost, async ({ input, session }) => {
    await withTx(db, (tx) => setHidden(tx, input.id, session.userId, true, clock.now()));
    return { hidden: true };
  });
  memberRoute(app, publishingCalls.unhidePost, async ({ input, session }) => {
    await withTx(db, (tx) => setHidden(tx, input.id, session.userId, false, clock.now()));
    return { hidden: false };
  });
  memberRoute(app, publishingCalls.report, async ({ input, session }) => {
    await withTx(db, (tx) => report(tx, input, session.userId, clock.now()));
    return null;
  });
}

function commentRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock } = ctx;
  const { db, reads } = database;
  const guest = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  sharedRoute(app, ctx, squareCalls.commentList, {
    subjects: ['square'],
    keeps: (input) => isFirstPage(input) && input.focusId === undefined,
    make: ({ reader, now }, input) => commentList(reader, input, { userId: null, now }),
    overlay: async ({ reader, ...viewer }, page, input) =>
      (await commentsFor(reader, page, { postId: input.id, userId: viewer.userId })) ??
      commentList(reader, input, viewer),
    // One's own post that waits.
    instead: ({ reader, ...viewer }, input) => commentList(reader, input, viewer),
  });
  route(app, squareCalls.replyList, ({ input, session }) => replyList(reads, input, guest(session)));
  memberRoute(app, squareCalls.ownComments, ({ input, session }) => ownComments(db, input, member(session)));
  // It brings the post up in the order of last replies.
  memberRoute(
    app,
    squareCalls.addComment,
    ({ input, session }) => withTx(db, (tx) => addComment(tx, input, member(session))),
    { changes: ['square'] },
  );
  memberRoute(
    app,
    squareCalls.deleteComment,
    async ({ input, session }) => {
      const { userId } = session;
      await withTx(db, async (tx) => {
        // What one wrote can be taken back also once its post is gone.
        const comment = await findComment(tx, input.id, userId, { underGone: true });
        await deleteComment(tx, comment, userId, clock.now());
      });
      return null;
    },
    { changes: ['square'] },
  );
  memberRoute(app, squareCalls.likeComment, ({ input, session }) =>
    withTx(db, (tx) => setCommentLike(tx, { id: input.id, liked: true, ...member(session) })),
  );
  memberRoute(app, squareCalls.unlikeComment, ({ input, session }) =>
    withTx(db, (tx) => setCommentLike(tx, { id: input.id, liked: false, ...member(session) })),
  );
}

/** Posts and comments. */
export function squareRoutes(app: FastifyInstance, ctx: ServerContext): void {
  postRoutes(app, ctx);
  commentRoutes(app, ctx);
}
