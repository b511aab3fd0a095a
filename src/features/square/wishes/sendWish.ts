import { bookApi } from '@/api/bookApi';
import { businessCode, isFault } from '@/api/fault';
import { peopleApi } from '@/api/peopleApi';
import { publishApi } from '@/api/publishApi';
import { reviewApi } from '@/api/reviewApi';
import { squareApi } from '@/api/squareApi';
import { welfareApi } from '@/api/welfareApi';
import { code } from '@/contract/codes';
import type { AppDispatch } from '@/kernel/dispatch';
import type { Target } from './target';

/** The fields of the answers that say how a switch stands. */
interface Said {
  liked?: boolean;
  likeCount?: number;
  followed?: boolean;
  blocked?: boolean;
  hidden?: boolean;
  subscribed?: boolean;
  subscribeCount?: number;
  helpful?: boolean;
  helpfulCount?: number;
  wished?: boolean;
}

export type Sent = { on: boolean; likeCount?: number } | { fault: unknown; lost: boolean };

const calls = {
  ...bookApi.endpoints,
  ...squareApi.endpoints,
  ...peopleApi.endpoints,
  ...publishApi.endpoints,
  ...reviewApi.endpoints,
  ...welfareApi.endpoints,
};
const deletions = {
  post: calls.deletePost,
  comment: calls.deleteComment,
  bookComment: calls.deleteBookComment,
  review: calls.deleteReview,
} as const;
const once = { track: false } as const;

/** The call that switches a target on or off. What was removed cannot be switched back. */
function callFor(target: Target, on: boolean) {
  const { id } = target;
  switch (target.kind) {
    case 'like':
      if (target.of === 'welfare') return (on ? calls.likeWelfare : calls.unlikeWelfare).initiate({ id }, once);
      if (target.of === 'post') return (on ? calls.likePost : calls.unlikePost).initiate({ id }, once);
      return (on ? calls.likeComment : calls.unlikeComment).initiate({ id }, once);
    case 'follow':
      return (on ? calls.follow : calls.unfollow).initiate({ id }, once);
    case 'block':
      return (on ? calls.block : calls.unblock).initiate({ id }, once);
    case 'subscribe':
      return (on ? calls.subscribe : calls.unsubscribe).initiate({ id }, once);
    case 'helpful':
      return (on ? calls.findHelpful : calls.unfindHelpful).initiate({ id }, once);
    case 'wishlist':
      return (on ? calls.wishGame : calls.unwishGame).initiate({ id }, once);
    case 'hide':
      return (on ? calls.hidePost : calls.unhidePost).initiate({ id }, once);
    case 'delete':
      return deletions[target.of].initiate({ id }, once);
  }
}

/** Whether the server may have acted although no answer came. */
function isLost(fault: unknown): boolean {
  if (!isFault(fault)) return true;
  return fault.kind === 'http' ? fault.status >= 500 || fault.status === 408 : fault.kind !== 'business';
}

/** Asks the server for a switch; something already so (or a text already gone) is a success. */
export async function sendWish(target: Target, on: boolean, dispatch: AppDispatch): Promise<Sent> {
  const { data, error } = (await dispatch(callFor(target, on) as never)) as { data?: Said | null; error?: unknown };
  if (error !== undefined) {
    const already = businessCode(error);
    if (already === code.alreadyDone || (target.kind === 'delete' && already === code.notFound)) return { on };
    return { fault: error, lost: isLost(error) };
  }
  const { liked, followed, blocked, hidden, subscribed, helpful, wished } = data ?? {};
  const said = liked ?? followed ?? blocked ?? hidden ?? subscribed ?? helpful ?? wished ?? on;
  const likeCount = data?.likeCount ?? data?.subscribeCount ?? data?.helpfulCount;
  return { on: said, ...(likeCount === undefined ? {} : { likeCount }) };
}
