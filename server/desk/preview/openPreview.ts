import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { checkItem } from '@server/desk/content/checkItem';
import { contentRows, kindCalled, liveItem } from '@server/desk/content/contentRows';
import { draftOf, rowIdOf, type Which } from '@server/desk/content/drafts';
import { refused } from '@server/desk/content/publishItem';
import { ProductError } from '@server/errors';
import type { Files } from '@server/files/files';
import type { Item } from '@server/import/kinds/contentKind';
import { code } from '@/contract/codes';
import type { ContentKindName, PreviewViewer } from '@/contract/desk/content';
import { pageOf } from './pageOf';
import { makeTicket, TICKET_MS } from './ticket';

/** A draft that would be published; 1001 for another. */
async function publishable(given: Item, kind: ContentKindName, files: Files): Promise<Item> {
  const { item, problems } = await checkItem(kindCalled(kind), given, files);
  if (item === null) throw refused(problems);
  return item;
}

/** The address of the members' page of a thing, for one of the staff with somebody's eyes, for a quarter of an hour. */
export async function openPreview(
  tx: Tx,
  { files, secret }: Pick<ServerContext, 'files' | 'secret'>,
  { kind, thing, ...asked }: Which & { as?: PreviewViewer | undefined },
  { staff, now }: Pick<By, 'staff' | 'now'>,
): Promise<{ page: string; until: number; as: PreviewViewer }> {
  const rowId = rowIdOf({ kind, thing });
  const draft = await draftOf(tx, { kind, thing });
  if (!draft && rowId === null) throw new ProductError(code.notFound, 'contentGone');
  const item = draft
    ? await publishable(draft.item, kind, files)
    : await liveItem(await contentRows(tx, now), kind, Number(rowId));
  const page = await pageOf(tx, { kind, rowId, item, as: asked.as, now });
  if (page === null) throw new ProductError(code.notOpen, 'previewNowhere');
  const { path, as } = page;
  const ticket = makeTicket({ kind, thing, as, staffId: staff.id }, { secret, now });
  return { page: `${path}${path.includes('?') ? '&' : '?'}preview=${ticket}`, until: now + TICKET_MS, as };
}
