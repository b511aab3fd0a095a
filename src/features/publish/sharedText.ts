import type { Draft } from '@/shell/forms/formsSlice';
import { readWritten } from './written';

/**
 * The draft with what was shared from another app: its title where there is none yet, words and link behind what is written.
 * Undefined where the address shares nothing. Nothing that is written is lost, and nothing stands there twice.
 */
export function withShared(search: string, draft: Draft): Draft | undefined {
  // As `share_target` of the web manifest names them.
  const query = new URLSearchParams(search);
  const title = (query.get('title') ?? '').trim();
  const text = (query.get('text') ?? '').trim();
  const url = (query.get('url') ?? '').trim();
  if (!title && !text && !url) return undefined;
  const written = readWritten(draft);
  const takesTitle = written.title === '';
  const shared = [takesTitle ? '' : title, text, text.includes(url) ? '' : url];
  const lines = [written.content, ...shared.filter((line) => !written.content.includes(line))];
  return {
    ...(takesTitle && title && { title }),
    content: lines.filter((line) => line !== '').join('\n'),
  };
}
