import type { Generated } from 'kysely';
import type { PictureRow } from './picture';

/** A picture somebody sent, waiting for its post until `attachedAt`. */
export interface UploadRow extends PictureRow {
  attachedAt: Date | null;
}

/** Where moderation stands; what was deleted has `deletedAt`. */
export type StoredAuditState = 'passed' | 'pending' | 'refused';

/** Counters are changed in the transaction that adds or removes the counted row; `hot` by a job. */
export interface PostRow {
  id: Generated<number>;
  authorId: number;
  title: string | null;
  content: string;
  gameId: number | null;
  quoteId: Generated<number | null>;
  /** Its best liked comment, where one has enough likes; made with `hot`. */
  hotCommentId: Generated<number | null>;
  likeCount: Generated<number>;
  commentCount: Generated<number>;
  viewCount: Generated<number>;
  pinned: Generated<boolean>;
  /** 精华: the house puts it forward. */
  featured: Generated<boolean>;
  locked: Generated<boolean>;
  hot: Generated<number>;
  auditState: Generated<StoredAuditState>;
  auditNote: string | null;
  requestId: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface PostTagRow {
  postId: number;
  tagId: number;
  place: Generated<number>;
}

/** `uploadId` null is a generated picture of the demo. */
export interface PostImageRow {
  postId: number;
  place: number;
  uploadId: number | null;
  url: string;
  w: number;
  h: number;
}

export interface PostBumpRow {
  id: Generated<number>;
  postId: number;
  createdAt: Date;
}

export interface PostLikeRow {
  userId: number;
  postId: number;
  createdAt: Date;
}

/** `rootId`: the comment it stands under; `replyCommentId`: the one it answers. */
export interface CommentRow {
  id: Generated<number>;
  postId: number;
  rootId: number | null;
  replyCommentId: number | null;
  authorId: number;
  content: string;
  likeCount: Generated<number>;
  replyCount: Generated<number>;
  hot: Generated<number>;
  auditState: Generated<StoredAuditState>;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface CommentLikeRow {
  userId: number;
  commentId: number;
  createdAt: Date;
}

export interface FollowRow {
  id: Generated<number>;
  followerId: number;
  followeeId: number;
  createdAt: Date;
}

export interface BlockRow {
  id: Generated<number>;
  blockerId: number;
  blockedId: number;
  createdAt: Date;
}

export interface ReportRow {
  id: Generated<number>;
  reporterId: number;
  kind: 'post' | 'comment' | 'user' | 'review';
  targetId: number;
  reason: string;
  note: Generated<string>;
  /** What it was joined to; null: the thing was gone when items began. */
  itemId: Generated<number | null>;
  createdAt: Date;
}

export interface SearchKeywordRow {
  id: Generated<number>;
  keyword: string;
  weight: Generated<number>;
  hits: Generated<number>;
  active: Generated<boolean>;
}

export interface SquareTables {
  uploads: UploadRow;
  posts: PostRow;
  postTags: PostTagRow;
  postImages: PostImageRow;
  postBumps: PostBumpRow;
  postLikes: PostLikeRow;
  postHides: PostLikeRow;
  comments: CommentRow;
  commentLikes: CommentLikeRow;
  follows: FollowRow;
  blocks: BlockRow;
  reports: ReportRow;
  searchKeywords: SearchKeywordRow;
}
