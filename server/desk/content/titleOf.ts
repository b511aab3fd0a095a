import type { Item } from '@server/import/kinds/contentKind';
import { contentText } from '@server/text/content';
import type { ContentKindName } from '@/contract/desk/content';
import { kindCalled } from './contentRows';

/** What a thing is called: by its kind where there is one of it, else by what it says of itself. */
export const titleOf = (kind: ContentKindName, item: Item): string =>
  kindCalled(kind).called ??
  [item.title, item.name, item.question, item.tag, item.keyword].find(
    (one): one is string => typeof one === 'string' && one !== '',
  ) ??
  contentText.untitled;
