import type { Item } from '@server/import/kinds/contentKind';
import { contentText } from '@server/text/content';
import type { ContentKindName } from '@/contract/desk/content';
import { kindCalled } from './contentRows';

/** What a thing is called: by its kind where that knows it, else by what it says of itself. */
export function titleOf(kind: ContentKindName, item: Item): string {
  const { called, calledBy } = kindCalled(kind);
  return (
    called ??
    calledBy?.(item) ??
    [item.title, item.name, item.question, item.tag, item.keyword, item.note].find(
      (one): one is string => typeof one === 'string' && one !== '',
    ) ??
    contentText.untitled
  );
}
