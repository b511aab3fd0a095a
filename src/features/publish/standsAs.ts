import type { Post } from '@/contract/post';
import type { PostIntent } from './publishMachine';

/** What servers put over a masked word: the plain star and its full-width twin. */
const MASKS: ReadonlySet<string> = new Set(['*', '\uff0a']);

/** How much the clocks of server and device may differ, ms. */
const CLOCK_SLACK_MS = 10 * 60_000;

/** Whether two texts are the same, where the server may have masked words with stars. */
function sameText(shown: string, written: string): boolean {
  const [a, b] = [[...shown.trim()], [...written.trim()]];
  return a.length === b.length && a.every((char, at) => char === b[at] || MASKS.has(char));
}

/** Whether a post of one's own is what was being sent. */
export function standsAs(post: Post, { post: written, sentAt }: PostIntent): boolean {
  return (
    post.createTime >= sentAt - CLOCK_SLACK_MS &&
    sameText(post.content, written.content) &&
    sameText(post.title ?? '', written.title ?? '') &&
    post.images.length === written.imageIds.length
  );
}
