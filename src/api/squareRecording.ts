import type { EndpointRules } from '@/kernel/recording';
import { authorRule as author } from './authorRule';
import { feedRule } from './feed';
import type { squareApi } from './squareApi';

/** Somebody who is only named. */
const named = { id: 'pseudonym', name: 'pseudonym' } as const;
const images = { url: 'shape', w: 'keep', h: 'keep' } as const;

/**
 * Ids of what members write are placeholders, whoever wrote it: one's own post leads to its author, and so does the list of
 * what somebody looked at.
 */
const post = {
  id: 'pseudonym',
  title: 'length',
  content: 'length',
  images,
  tags: 'keep',
  game: 'keep',
  author,
  quote: {
    id: 'pseudonym',
    gone: 'keep',
    title: 'length',
    content: 'length',
    author: named,
    images,
    createTime: 'keep',
  },
  hotComment: { id: 'pseudonym', content: 'length', likeCount: 'keep', author: named },
  likeCount: 'keep',
  commentCount: 'keep',
  viewCount: 'keep',
  liked: 'keep',
  pinned: 'keep',
  featured: 'keep',
  official: 'keep',
  auditState: 'keep',
  createTime: 'keep',
} as const;

const reply = {
  id: 'pseudonym',
  postId: 'pseudonym',
  content: 'length',
  author,
  likeCount: 'keep',
  liked: 'keep',
  replyCount: 'keep',
  replyTo: named,
  isAuthor: 'keep',
  auditState: 'keep',
  createTime: 'keep',
} as const;

const comment = { ...reply, replies: reply } as const;
const plain = { arg: 'keep', result: 'keep' } as const;
const byId = { arg: { id: 'pseudonym' }, result: 'keep' } as const;

export const squareRecording: EndpointRules<typeof squareApi.endpoints> = {
  tagList: plain,
  postList: {
    arg: { pageSize: 'keep', tagId: 'keep', sort: 'keep', keyword: 'length', userId: 'pseudonym', gameId: 'keep' },
    result: feedRule(post),
  },
  post: { arg: byId.arg, result: post },
  ownPosts: { arg: 'keep', result: feedRule(post) },
  followedPosts: { arg: 'keep', result: feedRule(post) },
  likePost: byId,
  unlikePost: byId,
  deletePost: byId,
  likeComment: byId,
  unlikeComment: byId,
  deleteComment: byId,
  addComment: { arg: { id: 'pseudonym', content: 'length', replyCommentId: 'pseudonym' }, result: comment },
  commentList: {
    arg: { id: 'pseudonym', pageSize: 'keep', sort: 'keep', authorOnly: 'keep', focusId: 'pseudonym' },
    result: feedRule(comment),
  },
  replyList: { arg: { postId: 'pseudonym', commentId: 'pseudonym' }, result: feedRule(reply) },
  ownComments: {
    arg: 'keep',
    result: feedRule({ ...comment, post: { id: 'pseudonym', title: 'length', excerpt: 'length' } }),
  },
  keywordSuggestion: { arg: { keyword: 'length' }, result: 'shape' },
  squareConfig: plain,
  sensitiveWords: { arg: 'keep', result: 'shape' },
  follow: byId,
  unfollow: byId,
};
