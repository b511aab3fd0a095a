import { patchRows, type RowChange } from '@/api/rows';
import type { Comment } from '@/contract/comment';
import type { Post } from '@/contract/post';
import { isBook, isComment, isPerson, isPost, isReview, isStanding, isWelfare } from './rowKinds';
import type { Target } from './target';

interface Likeable {
  liked: boolean;
  likeCount: number;
}

const LIKED = { post: isPost, comment: isComment, welfare: isWelfare } as const;

const atLeast0 = (count: number) => Math.max(0, count);

/** The counts that a comment or reply leaves, or comes back to: its post's, and those of the comment it stands under. */
function countsWithout({ postId, threadId }: { postId?: number; threadId?: number }, by: 1 | -1): RowChange[] {
  const ofPost = (row: Post) => {
    row.commentCount = atLeast0(row.commentCount + by);
  };
  const ofThread = (row: Comment) => {
    row.replyCount = atLeast0(row.replyCount + by);
  };
  return [
    ...(postId === undefined ? [] : [{ matches: isPost(postId), apply: ofPost }]),
    ...(threadId === undefined ? [] : [{ matches: isComment(threadId), apply: ofThread }]),
  ];
}

/** What a switch does to the rows that show it; `count` is the server's own number of likes. */
function changesOf(target: Target, on: boolean, count: number | undefined): RowChange[] {
  switch (target.kind) {
    case 'like':
      return [
        {
          matches: LIKED[target.of](target.id),
          apply: (row: Likeable) => {
            if (row.liked !== on) row.likeCount = atLeast0(row.likeCount + (on ? 1 : -1));
            row.liked = on;
            if (count !== undefined) row.likeCount = count;
          },
        },
      ];
    case 'follow':
      return [
        {
          matches: isPerson(target.id),
          apply: (row: { followed: boolean; fanCount?: number }) => {
            if (row.followed !== on && row.fanCount !== undefined)
              row.fanCount = atLeast0(row.fanCount + (on ? 1 : -1));
            row.followed = on;
          },
        },
      ];
    case 'block':
      return [
        {
          matches: (row) => isPerson(target.id)(row),
          apply: (row: { blocked?: boolean; followed: boolean }) => {
            if (row.blocked !== undefined) row.blocked = on;
          },
        },
      ];
    case 'delete':
      return target.of === 'comment' ? countsWithout(target, on ? -1 : 1) : [];
    case 'subscribe':
      return [
        {
          matches: isBook(target.id),
          apply: (row: { subscribed?: boolean; subscribeCount: number }) => {
            if (row.subscribed !== undefined && row.subscribed !== on) {
              row.subscribeCount = atLeast0(row.subscribeCount + (on ? 1 : -1));
              row.subscribed = on;
            }
            if (count !== undefined) row.subscribeCount = count;
          },
        },
      ];
    case 'helpful':
      return [
        {
          matches: isReview(target.id),
          apply: (row: { helpful: boolean; helpfulCount: number }) => {
            if (row.helpful !== on) row.helpfulCount = atLeast0(row.helpfulCount + (on ? 1 : -1));
            row.helpful = on;
            if (count !== undefined) row.helpfulCount = count;
          },
        },
      ];
    case 'wishlist':
      return [
        {
          matches: isStanding(target.id),
          apply: (row: { wished: boolean }) => {
            row.wished = on;
          },
        },
      ];
    case 'hide':
      return [];
  }
}

/** Shows a switch in every row of it in every answer the cache holds. */
export const showSwitch = (target: Target, on: boolean, count?: number) => patchRows(changesOf(target, on, count));
