import { squareApi } from '@/api/squareApi';
import { type ExpectedCall, firstPage, row } from './expectedCall';

const square = squareApi.endpoints;

/** The square, spec section 7, in its order. */
export const squareRows: ExpectedCall[] = [
  row('tagList', () => square.tagList.initiate(), 'GET /api/v1/square/tag/list'),
  row('post', () => square.post.initiate({ id: 5 }), 'GET /api/v1/square/post/5'),
  row('postList', () => square.postList.initiate({}), 'GET /api/v1/square/post/list', firstPage),
  row(
    'postList, filtered',
    () => square.postList.initiate({ tagId: 3, sort: 1, keyword: '出海 & 风', userId: 7, gameId: 11, pageSize: 10 }),
    'GET /api/v1/square/post/list',
    { currentPage: '1', pageSize: '10', tagId: '3', sort: '1', keyword: '出海 & 风', userId: '7', gameId: '11' },
  ),
  row('ownPosts', () => square.ownPosts.initiate(), 'GET /api/v1/square/post/me', { ...firstPage, sort: '2' }),
  row('followedPosts', () => square.followedPosts.initiate(), 'GET /api/v1/square/post/follow', firstPage),
  row('likePost', () => square.likePost.initiate({ id: 5 }), 'POST /api/v1/square/post/5/like'),
  row('unlikePost', () => square.unlikePost.initiate({ id: 5 }), 'DELETE /api/v1/square/post/5/like'),
  row('deletePost', () => square.deletePost.initiate({ id: 5 }), 'DELETE /api/v1/square/post/5'),
  row('likeComment', () => square.likeComment.initiate({ id: 9 }), 'POST /api/v1/square/comment/9/like'),
  row('unlikeComment', () => square.unlikeComment.initiate({ id: 9 }), 'DELETE /api/v1/square/comment/9/like'),
  row('deleteComment', () => square.deleteComment.initiate({ id: 9 }), 'DELETE /api/v1/square/comment/9'),
  row(
    'addComment',
    () => square.addComment.initiate({ id: 5, content: '同感', replyCommentId: 9 }),
    'POST /api/v1/square/post/5/comment',
    { content: '同感', replyCommentId: '9' },
  ),
  row('commentList', () => square.commentList.initiate({ id: 5, sort: 3 }), 'GET /api/v1/square/post/5/comment/list', {
    ...firstPage,
    sort: '3',
  }),
  row(
    'commentList, at a comment',
    () => square.commentList.initiate({ id: 5, authorOnly: true, focusId: 9 }),
    'GET /api/v1/square/post/5/comment/list',
    { ...firstPage, authorOnly: 'true', focusId: '9' },
  ),
  row(
    'replyList',
    () => square.replyList.initiate({ postId: 5, commentId: 9 }),
    'GET /api/v1/square/post/5/comment/9/list',
    { currentPage: '1' },
  ),
  row('ownComments', () => square.ownComments.initiate(), 'GET /api/v1/square/comment/me', {
    ...firstPage,
    sort: '2',
  }),
  row(
    'keywordSuggestion',
    () => square.keywordSuggestion.initiate({ keyword: '远航' }),
    'GET /api/v1/square/keyword/suggestion',
    { keyword: '远航' },
  ),
  row('squareConfig', () => square.squareConfig.initiate(), 'GET /api/v1/square/config/list', { pageSize: '99' }),
  row('sensitiveWords', () => square.sensitiveWords.initiate(), 'GET /api/v1/square/sensitiveword/list', {
    pageSize: '99',
  }),
  row('follow', () => square.follow.initiate({ id: 7 }), 'POST /api/v1/user/follow/7'),
  row('unfollow', () => square.unfollow.initiate({ id: 7 }), 'DELETE /api/v1/user/follow/7'),
];
