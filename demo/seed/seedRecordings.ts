import { demoRecording } from '@demo/content/recordings';
import { judgeRecording } from '@server/cases/judge';
import { caseFiles, packed } from '@server/cases/store';
import type { Tx } from '@server/db/database';
import type { Files } from '@server/files/files';
import { memberWriter } from '@server/support/writer';

/** What a member of the demo recorded, judged and kept as the server does it, and what its log said of the calls in it. */
export async function seedRecordings(
  tx: Tx,
  userId: number,
  { files, now }: { files: Files; now: number },
): Promise<void> {
  const { sent, support, mark, server } = demoRecording;
  const { text, build, actions, traces } = await judgeRecording(Buffer.from(demoRecording.packed, 'base64'), []);
  const bytes = await packed(text);
  for (const { number, from, before } of sent) {
    await caseFiles(files).keep(number, bytes);
    const { id } = await tx
      .insertInto('supportCases')
      .values({
        ...{ number, support, build, actions, traces, bytes: bytes.length, cameFrom: from, trace: null },
        ...{ writer: memberWriter(userId), siteHash: null, requestId: `seed:${number}` },
        createdAt: new Date(now - before),
        state: from === 'menu' ? 'seen' : 'unseen',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (from === 'menu') await seedMark(tx, id, mark, now);
  }
  const at = now - (sent.at(-1)?.before ?? 0);
  await tx
    .insertInto('serverLines')
    .values(
      server.map(({ before, ...line }) => ({
        ...{ ...line, at: new Date(at - before), support, status: 200, code: 0, fault: null },
      })),
    )
    .execute();
}

async function seedMark(tx: Tx, caseId: number, { entry, by, text }: typeof demoRecording.mark, now: number) {
  const { id: staffId } = await tx.selectFrom('staff').select('id').where('name', '=', by).executeTakeFirstOrThrow();
  await tx
    .insertInto('recordingMarks')
    .values({ caseId, entry, concludes: false, text, staffId, requestId: 'seed:mark', createdAt: new Date(now) })
    .execute();
}
