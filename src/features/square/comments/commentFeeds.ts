import { squareApi } from '@/api/squareApi';
import { freshened } from '@/shell/feeds/freshened';

/** A post and its comments are asked anew together, so that the count above fits the rows below. */
export const FRESH_SECONDS = 60;

const { commentList, replyList } = squareApi.endpoints;

export const commentFeed = freshened(commentList, FRESH_SECONDS);
export const replyFeed = freshened(replyList, FRESH_SECONDS);
