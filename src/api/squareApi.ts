import type { InputOf, OutputOf } from '@/contract/call';
import { squareCalls as calls } from '@/contract/calls/square';
import type { Comment, OwnComment, Reply } from '@/contract/comment';
import { FULL_LIST_SIZE, OWN_SORT } from '@/contract/limits';
import type { Page } from '@/contract/page';
import type { Post } from '@/contract/post';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, PAGE_SIZE, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** The suggestions of a keyword are worth a minute, not half an hour. */
const SUGGESTION_SECONDS = 60;
const full = { pageSize: FULL_LIST_SIZE };
const own = { sort: OWN_SORT };

/** The square. Its feeds have no tags: writers patch the rows they change. */
export const squareApi = api.injectEndpoints({
  endpoints: (build) => ({
    tagList: build.query<Out<'tagList'>, void>({ query: askedWith(calls.tagList, {}) }),
    postList: build.infiniteQuery<Page<Post>, FeedArg<typeof calls.postList>, PageParam>({
      query: askedPage(calls.postList),
      infiniteQueryOptions: paged,
    }),
    post: build.query<Out<'post'>, In<'post'>>({ query: asked(calls.post) }),
    ownPosts: build.infiniteQuery<Page<Post>, void, PageParam>({
      query: askedPage(calls.ownPosts, own),
      infiniteQueryOptions: paged,
    }),
    followedPosts: build.infiniteQuery<Page<Post>, void, PageParam>({
      query: askedPage(calls.followedPosts),
      infiniteQueryOptions: paged,
    }),
    likePost: build.mutation<Out<'likePost'>, In<'likePost'>>({ query: asked(calls.likePost) }),
    unlikePost: build.mutation<Out<'unlikePost'>, In<'unlikePost'>>({ query: asked(calls.unlikePost) }),
    deletePost: build.mutation<Out<'deletePost'>, In<'deletePost'>>({ query: asked(calls.deletePost) }),
    likeComment: build.mutation<Out<'likeComment'>, In<'likeComment'>>({ query: asked(calls.likeComment) }),
    unlikeComment: build.mutation<Out<'unlikeComment'>, In<'unlikeComment'>>({ query: asked(calls.unlikeComment) }),
    deleteComment: build.mutation<Out<'deleteComment'>, In<'deleteComment'>>({ query: asked(calls.deleteComment) }),
    addComment: build.mutation<Out<'addComment'>, In<'addComment'>>({
      query: asked(calls.addComment),
      extraOptions: { voice: 'form' },
    }),
    commentList: build.infiniteQuery<Page<Comment>, FeedArg<typeof calls.commentList>, PageParam>({
      query: ({ queryArg: { focusId, ...list }, pageParam }) => ({
        call: calls.commentList,
        // Only the first page is the one around a comment; the next ones follow it.
        input: { pageSize: PAGE_SIZE, ...list, ...pageParam, ...(pageParam.currentPage === 1 && { focusId }) },
      }),
      infiniteQueryOptions: paged,
    }),
    /** The specification gives this call only `currentPage`. */
    replyList: build.infiniteQuery<Page<Reply>, FeedArg<typeof calls.replyList>, PageParam>({
      query: ({ queryArg, pageParam: { currentPage } }) => ({
        call: calls.replyList,
        input: { ...queryArg, currentPage },
      }),
      infiniteQueryOptions: paged,
    }),
    ownComments: build.infiniteQuery<Page<OwnComment>, void, PageParam>({
      query: askedPage(calls.ownComments, own),
      infiniteQueryOptions: paged,
    }),
    keywordSuggestion: build.query<Out<'keywordSuggestion'>, In<'keywordSuggestion'>>({
      query: asked(calls.keywordSuggestion),
      keepUnusedDataFor: SUGGESTION_SECONDS,
      extraOptions: { voice: 'quiet' },
    }),
    squareConfig: build.query<Out<'squareConfig'>, void>({
      query: askedWith(calls.squareConfig, full),
      extraOptions: { voice: 'quiet' },
    }),
    sensitiveWords: build.query<Out<'sensitiveWords'>, void>({
      query: askedWith(calls.sensitiveWords, full),
      extraOptions: { voice: 'quiet' },
    }),
    follow: build.mutation<Out<'follow'>, In<'follow'>>({ query: asked(calls.follow), invalidatesTags: ['Status'] }),
    unfollow: build.mutation<Out<'unfollow'>, In<'unfollow'>>({
      query: asked(calls.unfollow),
      invalidatesTags: ['Status'],
    }),
  }),
});

export const { useTagListQuery, usePostQuery } = squareApi;
