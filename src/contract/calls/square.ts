import * as v from 'valibot';
import { call } from '@/contract/call';
import { Comment, OwnComment, Reply } from '@/contract/comment';
import { Id, Nothing, Null } from '@/contract/fields';
import { FULL_LIST_SIZE, OWN_SORT } from '@/contract/limits';
import { listOf, pageFields } from '@/contract/page';
import { Liked, Post, Topic } from '@/contract/post';

const { currentPage, pageSize } = pageFields;
const fullPage = { pageSize: v.optional(pageSize.wrapped, FULL_LIST_SIZE) };
const ownPage = { ...pageFields, sort: v.optional(v.number(), OWN_SORT) };
const withId = v.object({ id: Id });

/** The square's calls (spec 7). */
export const squareCalls = {
  tagList: call({ method: 'GET', path: 'v1/square/tag/list', input: Nothing, output: v.array(Topic) }),
  postList: call({
    method: 'GET',
    path: 'v1/square/post/list',
    input: v.object({
      ...pageFields,
      tagId: v.optional(Id),
      /** 1 hot, 2 new, 3 last reply. */
      sort: v.optional(v.picklist([1, 2, 3])),
      keyword: v.optional(v.string()),
      userId: v.optional(Id),
      gameId: v.optional(Id),
    }),
    output: listOf(Post),
  }),
  post: call({ method: 'GET', path: 'v1/square/post/{id}', input: withId, output: Post }),
  ownPosts: call({
    method: 'GET',
    path: 'v1/square/post/me',
    access: 'member',
    input: v.object(ownPage),
    output: listOf(Post),
  }),
  followedPosts: call({
    method: 'GET',
    path: 'v1/square/post/follow',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(Post),
  }),
  likePost: call({
    method: 'POST',
    path: 'v1/square/post/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
  unlikePost: call({
    method: 'DELETE',
    path: 'v1/square/post/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
  deletePost: call({ method: 'DELETE', path: 'v1/square/post/{id}', access: 'member', input: withId, output: Null }),
  likeComment: call({
    method: 'POST',
    path: 'v1/square/comment/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
  unlikeComment: call({
    method: 'DELETE',
    path: 'v1/square/comment/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
  deleteComment: call({
    method: 'DELETE',
    path: 'v1/square/comment/{id}',
    access: 'member',
    input: withId,
    output: Null,
  }),
  addComment: call({
    method: 'POST',
    path: 'v1/square/post/{id}/comment',
    access: 'member',
    input: v.object({ id: Id, content: v.string(), replyCommentId: v.optional(Id) }),
    output: Comment,
  }),
  commentList: call({
    method: 'GET',
    path: 'v1/square/post/{id}/comment/list',
    input: v.object({
      id: Id,
      ...pageFields,
      /** 1 hot, 2 new, 3 oldest. */
      sort: v.optional(v.picklist([1, 2, 3])),
      authorOnly: v.optional(v.boolean()),
      /** Answers the page that holds this comment. */
      focusId: v.optional(Id),
    }),
    output: listOf(Comment),
  }),
  replyList: call({
    method: 'GET',
    path: 'v1/square/post/{postId}/comment/{commentId}/list',
    input: v.object({ postId: Id, commentId: Id, currentPage }),
    output: listOf(Reply),
  }),
  ownComments: call({
    method: 'GET',
    path: 'v1/square/comment/me',
    access: 'member',
    input: v.object(ownPage),
    output: listOf(OwnComment),
  }),
  keywordSuggestion: call({
    method: 'GET',
    path: 'v1/square/keyword/suggestion',
    input: v.object({ keyword: v.string() }),
    output: v.array(v.object({ keyword: v.string() })),
  }),
  squareConfig: call({
    method: 'GET',
    path: 'v1/square/config/list',
    input: v.object({ currentPage, ...fullPage }),
    output: listOf(v.object({ key: v.string(), value: v.union([v.string(), v.number(), v.boolean()]) })),
  }),
  sensitiveWords: call({
    method: 'GET',
    path: 'v1/square/sensitiveword/list',
    input: v.object({ currentPage, ...fullPage }),
    output: listOf(v.object({ word: v.string() })),
  }),
  follow: call({
    method: 'POST',
    path: 'v1/user/follow/{id}',
    access: 'member',
    input: withId,
    output: v.object({ followed: v.boolean() }),
  }),
  unfollow: call({
    method: 'DELETE',
    path: 'v1/user/follow/{id}',
    access: 'member',
    input: withId,
    output: v.object({ followed: v.boolean() }),
  }),
};
