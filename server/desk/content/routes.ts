import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { deskRoute } from '@server/desk/deskRoute';
import { openPreview } from '@server/desk/preview/openPreview';
import type { FastifyInstance } from 'fastify';
import { contentCalls as calls } from '@/contract/desk/content';
import { dropDraft, rebaseDraft, saveDraft, type Which } from './drafts';
import { uploadPicture } from './keepPicture';
import { publish, undoVersion } from './publish';
import { listKinds, listRefs, listThings, lookAt, readThing } from './readContent';

/** Content: the lists of its kinds, drafts of them, and what is published when. */
export function contentRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db, reads } = ctx.database;
  /** Does something with a thing and answers it as it is then, in one transaction. */
  const change = ({ kind }: Which, by: By, act: (tx: Tx) => Promise<string>) =>
    withTx(db, async (tx) => readThing(tx, { kind, thing: await act(tx) }, by));

  deskRoute(app, ctx, calls.deskContentKinds, () => listKinds(reads));
  deskRoute(app, ctx, calls.deskContentRefs, ({ input }) => listRefs(reads, input));
  deskRoute(app, ctx, calls.deskContentList, ({ input }) => listThings(reads, input));
  deskRoute(app, ctx, calls.deskContentThing, ({ input, by }) => withTx(db, (tx) => readThing(tx, input, by)));
  deskRoute(app, ctx, calls.deskContentCheck, ({ input }) => lookAt(input, ctx.files));
  deskRoute(app, ctx, calls.deskContentPreview, ({ input, by }) => withTx(db, (tx) => openPreview(tx, ctx, input, by)));
  deskRoute(app, ctx, calls.deskContentSave, ({ input, by }) => change(input, by, (tx) => saveDraft(tx, by, input)));
  deskRoute(app, ctx, calls.deskContentRebase, ({ input, by }) =>
    change(input, by, async (tx) => {
      await rebaseDraft(tx, by, input);
      return input.thing;
    }),
  );
  deskRoute(app, ctx, calls.deskContentPublish, ({ input, by }) =>
    change(input, by, (tx) => publish(tx, ctx, input, by)),
  );
  deskRoute(app, ctx, calls.deskContentUndo, ({ input, by }) =>
    change(input, by, (tx) => undoVersion(tx, ctx, input, by)),
  );
  deskRoute(app, ctx, calls.deskContentDrop, async ({ input, by }) => {
    await withTx(db, (tx) => dropDraft(tx, by, input));
    return {};
  });
  deskRoute(app, ctx, calls.deskContentPicture, ({ request }) => uploadPicture(ctx, request));
}
