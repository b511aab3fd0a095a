import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { dropUpload } from '@server/uploads/store';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { addComment, deleteComment } from './addComment';
import { commentList } from './commentList';
import { findComment } from './findComment';
import { setCommentLike, setPostLike } from './likes';
import { followedPosts, type ListQuery, ownPosts, postList } from './postLists';
import { deletePost, readPost, setHidden } from './posts';
import { publishPost } from './publish';
import { ownComments, replyList } from './replyList';
import { report } from './report';

function postRoutes(app: FastifyInstance, { database, clock, config }: ServerContext): void {
  const { db, reads } = database;
  const guest = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  route(app, squareCalls.postList, ({ input, session }) => postList(reads, input as ListQuery, guest(session)));
  route(app, squareCalls.post, ({ input, session }) => withTx(db, (tx) => readPost(tx, input.id, guest(session))));
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
    for (const storageKey of pictures) await dropUpload(config.dataDir, storageKey);
    return null;
  });
  memberRoute(app, publishingCalls.publishPost, ({ input, session }) =>
    withTx(db, (tx) => publishPost(tx, input, member(session))),
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

function commentRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db, reads } = database;
  const guest = (session: Session | null) => ({ userId: session?.userId ?? null, now: clock.now() });
  const member = ({ userId }: Session) => ({ userId, now: clock.now() });

  route(app, squareCalls.commentList, ({ input, session }) => commentList(reads, input, guest(session)));
  route(app, squareCalls.replyList, ({ input, session }) => replyList(reads, input, guest(session)));
  memberRoute(app, squareCalls.ownComments, ({ input, session }) => ownComments(db, input, member(session)));
  memberRoute(app, squareCalls.addComment, ({ input, session }) =>
    withTx(db, (tx) => addComment(tx, input, member(session))),
  );
  memberRoute(app, squareCalls.deleteComment, async ({ input, session }) => {
    const { userId } = session;
    await withTx(db, async (tx) => {
      // What one wrote can be taken back also once its post is gone.
      const comment = await findComment(tx, input.id, userId, { underGone: true });
      await deleteComment(tx, comment, userId, clock.now());
    });
    return null;
  });
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
