import { gameNamed } from './games';
import { dailyPosts } from './square-posts/daily';
import { eveningPosts } from './square-posts/evenings';
import { freshPosts } from './square-posts/fresh';
import { guidePosts } from './square-posts/guides';
import { newcomerPosts } from './square-posts/newcomers';
import { officialPosts } from './square-posts/official';
import { picturePosts } from './square-posts/pictures';
import { togetherPosts } from './square-posts/together';

/** A comment as it is written by hand: `- 5 text`, or `- 9>1 text` for an answer to the post's first comment. */
export interface CommentContent {
  /** Who writes: a persona's id, or a demo account's after them. */
  by: number;
  /** Place of the comment it answers, from 0. */
  to: number | null;
  text: string;
}

/** A post as it is written by hand; the notation is in {@link parsePosts}. */
export interface PostContent {
  by: number;
  tags: number[];
  title: string | null;
  text: string;
  gameId: number | null;
  /** Pictures of the game, of one kind. */
  pictures: { kind: 'shot' | 'cover'; count: number } | null;
  /** Or pictures of several games: number of the game's art, and which of its shots. */
  mixed: { art: number; variant: number }[];
  /** Written so many minutes before seeding; null for some day of the last sixty. */
  ago: number | null;
  /** Title of the post it quotes. */
  quotes: string | null;
  likes: number;
  pinned: boolean;
  locked: boolean;
  deleted: boolean;
  comments: CommentContent[];
}

function parseComment(line: string): CommentContent {
  const [, by, to, text = ''] = /^- (\d+)(?:>(\d+))? (.+)$/.exec(line) ?? [];
  if (by === undefined) throw new Error(`not a comment: ${line}`);
  return { by: Number(by), to: to === undefined ? null : Number(to) - 1, text };
}

function parsePost(block: string): PostContent {
  const [head = '', ...lines] = block.split('\n');
  const [facts = '', title = null] = head.split(' = ');
  const from = lines.findIndex((line) => line.startsWith('- '));
  const body = from < 0 ? lines : lines.slice(0, from);
  const flags = facts.split(/\s+(?![^《]*》)/);
  const game = /《(.+)》/.exec(facts)?.[1];
  const [, kind, count] = / (shot|cover)(\d)/.exec(facts) ?? [];
  const mixed = [...(/\[(.+)\]/.exec(facts)?.[1] ?? '').matchAll(/([^\s:]+):(\d)/g)];
  const ago = / @(\d+)/.exec(facts)?.[1];
  return {
    by: Number(flags[0]),
    tags: [...facts.matchAll(/#(\d+)/g)].map((match) => Number(match[1])),
    title,
    text: body.join('\n').trim(),
    gameId: game === undefined ? null : gameNamed(game).id,
    pictures: kind === 'shot' || kind === 'cover' ? { kind, count: Number(count) } : null,
    mixed: mixed.map(([, name = '', variant]) => ({ art: gameNamed(name).art, variant: Number(variant) })),
    ago: ago === undefined ? null : Number(ago),
    quotes: /“(.+)”/.exec(facts)?.[1] ?? null,
    likes: Number(/♥(\d+)/.exec(facts)?.[1] ?? 0),
    pinned: flags.includes('pinned'),
    locked: flags.includes('locked'),
    deleted: flags.includes('deleted'),
    comments: from < 0 ? [] : lines.slice(from).map(parseComment),
  };
}

/**
 * Posts from text, one after the other with an empty line between them:
 * `author #topic 《game》 shot3 ♥likes pinned = title`, the body, then the comments. Everything after the topics may be missing.
 * `[game:0 other:2]` are shots of several games, `@31` is minutes before seeding, `“title”` the post that is quoted.
 */
function parsePosts(text: string): PostContent[] {
  return text
    .trim()
    .split(/\n\n(?=\d+ #)/)
    .map(parsePost);
}

/** What the demo's people have written. */
export const squarePosts: readonly PostContent[] = [
  officialPosts,
  newcomerPosts,
  guidePosts,
  togetherPosts,
  picturePosts,
  eveningPosts,
  dailyPosts,
  freshPosts,
].flatMap(parsePosts);

/** What is searched for, the most wanted first. */
export const searchKeywords: readonly string[] = [
  '云端猫岛',
  '解谜',
  '通关攻略',
  '霓虹信使',
  '双人游戏',
  '治愈',
  '会员免费',
  '摄影赛',
  '果园嫁接',
  '红矮星赛季',
  '单机推荐',
  '棋局',
  '适合孩子',
  '隐藏结局',
];
