import type { EndpointRules } from '@/kernel/recording';
import { feedRule } from './feed';
import type { squareApi } from './squareApi';

const author = {
  id: 'pseudonym',
  uid: 'pseudonym',
  name: 'pseudonym',
  avatar: 'shape',
  levelType: 'keep',
  badges: 'keep',
  followed: 'keep',
} as const;

/** Somebody who is only named. */
const named = { id: 'pseudonym', name: 'pseudonym' } as const;
const images = { url: 'shape', w: 'keep', h: 'keep' } as const;

const post = {
  id: 'keep',
  title: 'length',
  content: 'length',
  images,
  tags: 'keep',
  game: 'keep',
  author,
  quote: {
    id: 'keep',
    gone: 'keep',
    title: 'length',
    content: 'length',
    author: named,
    images,
    createTime: 'keep',
  },
  hotComment: { id: 'keep', content: 'length', likeCount: 'keep', author: named },
  likeCount: 'keep',
  commentCount: 'keep',
  viewCount: 'keep',
  liked: 'keep',
  pinned: 'keep',
  official: 'keep',
  auditState: 'keep',
  createTime: 'keep',
} as const;

const reply = {
  id: 'keep',
  postId: 'keep',
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
const person = { arg: { id: 'pseudonym' }, result: 'keep' } as const;

export const squareRecording: EndpointRules<typeof squareApi.endpoints> = {
  tagList: plain,
  postList: {
    arg: { pageSize: 'keep', tagId: 'keep', sort: 'keep', keyword: 'length', userId: 'pseudonym', gameId: 'keep' },
    result: feedRule(post),
  },
  post: { arg: 'keep', result: post },
  ownPosts: { arg: 'keep', result: feedRule(post) },
  followedPosts: { arg: 'keep', result: feedRule(post) },
  likePost: plain,
  unlikePost: plain,
  deletePost: plain,
  likeComment: plain,
  unlikeComment: plain,
  deleteComment: plain,
  addComment: { arg: { id: 'keep', content: 'length', replyCommentId: 'keep' }, result: comment },
  commentList: {
    arg: { id: 'keep', pageSize: 'keep', sort: 'keep', authorOnly: 'keep', focusId: 'keep' },
    result: feedRule(comment),
  },
  replyList: { arg: 'keep', result: feedRule(reply) },
  ownComments: {
    arg: 'keep',
    result: feedRule({ ...comment, post: { id: 'keep', title: 'length', excerpt: 'length' } }),
  },
  keywordSuggestion: { arg: { keyword: 'length' }, result: 'shape' },
  squareConfig: plain,
  sensitiveWords: { arg: 'keep', result: 'shape' },
  follow: person,
  unfollow: person,
};
