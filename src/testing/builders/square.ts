import type { Comment, Reply } from '@/contract/comment';
import type { Post, SquareTag } from '@/contract/post';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { buildUserCard } from './member';

export function buildTag(over: Partial<SquareTag> = {}): SquareTag {
  return { id: 1, tag: '攻略', ...over };
}

export function buildPost(over: Partial<Post> = {}): Post {
  return {
    id: 501,
    title: '第一次出海',
    content: '风浪比想象中大。',
    images: [],
    tags: [buildTag()],
    game: null,
    author: buildUserCard(),
    likeCount: 3,
    commentCount: 1,
    viewCount: 40,
    liked: false,
    pinned: false,
    featured: false,
    official: false,
    auditState: 'passed',
    createTime: FAKE_NOW - 600_000,
    ...over,
  };
}

export function buildReply(over: Partial<Reply> = {}): Reply {
  return {
    id: 902,
    postId: 501,
    content: '同感',
    author: buildUserCard(),
    likeCount: 0,
    liked: false,
    replyCount: 0,
    replyTo: null,
    isAuthor: false,
    auditState: 'passed',
    createTime: FAKE_NOW - 60_000,
    ...over,
  };
}

export function buildComment(over: Partial<Comment> = {}): Comment {
  return { ...buildReply({ id: 901, content: '下次一起' }), replies: [], ...over };
}
