import type { Draft as Drafted } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import type { Feed } from '@/api/feed';
import { rowAt, rowPaths } from '@/api/rows';
import type { Comment, Reply } from '@/contract/comment';
import { hasMore } from '@/contract/page';
import { isPost } from '@/features/square/wishes/rowKinds';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { SORTS } from './commentsView';
import type { ReplyTarget } from './replyTarget';

type Patch = Parameters<typeof api.util.updateQueryData>;

interface Answer {
  endpointName?: string;
  originalArgs?: { id?: number; postId?: number; commentId?: number; authorOnly?: boolean; sort?: number };
  data?: unknown;
}

/**
 * Puts a comment on top of a list of comments, or a reply at the end of its thread. A list of the oldest that is here
 * to its end takes it there.
 */
function intoComments(
  feed: Drafted<Feed<Comment>>,
  comment: Comment,
  threadId: number | undefined,
  oldest: boolean,
): void {
  const rows = feed.pages.flatMap(({ records }) => records);
  if (threadId === undefined) {
    const last = feed.pages.slice(-1)[0];
    if (rows.some(({ id }) => id === comment.id)) return;
    if (oldest && last && !hasMore(last)) last.records.push(comment);
    else feed.pages[0]?.records.unshift(comment);
    for (const page of feed.pages) page.total += 1;
    return;
  }
  const thread = rows.find(({ id }) => id === threadId);
  if (!thread || thread.replies.some(({ id }) => id === comment.id)) return;
  thread.replies.push(comment);
  thread.replyCount += 1;
}

/** Shows a comment of my own in every list it belongs to, and counts it with its post. */
export const insertComment =
  ({ postId, comment: answered }: ReplyTarget, comment: Comment) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const threadId = answered?.threadId;
    const patch = ({ endpointName, originalArgs }: Answer, recipe: (draft: never) => void) =>
      dispatch(api.util.updateQueryData(endpointName as Patch[0], originalArgs as Patch[1], recipe as Patch[2]));

    for (const answer of Object.values(getState().api.queries) as (Answer | undefined)[]) {
      if (!answer?.endpointName || answer.data === undefined) continue;
      const { endpointName, originalArgs: arg, data } = answer;
      if (endpointName === 'commentList' && arg?.id === postId && (!arg.authorOnly || comment.isAuthor)) {
        patch(answer, (draft) => intoComments(draft, comment, threadId, arg.sort === SORTS.oldest));
      }
      if (endpointName === 'replyList' && arg?.commentId === threadId) {
        patch(answer, (draft: Drafted<Feed<Reply>>) => void draft.pages.slice(-1)[0]?.records.push(comment));
      }
      const posts = rowPaths(data, isPost(postId));
      if (posts.length > 0) {
        patch(answer, (draft) => {
          for (const path of posts) (rowAt(draft, path) as { commentCount: number }).commentCount += 1;
        });
      }
    }
  };
