import path from 'node:path';
import { businessDate, businessDay } from '@server/businessDay';
import { checkinOverview } from '@server/checkin/overview';
import { signToday } from '@server/checkin/sign';
import { migrate } from '@server/db/migrate';
import { openMemory } from '@server/db/openPglite';
import { clusterTemplate } from '@server/db/template';
import { withTx } from '@server/db/tx';
import { claimTask } from '@server/tasks/claim';
import { memberTasks, taskList } from '@server/tasks/list';
import { seedTasks } from '@server/tasks/seedTasks';
import { makeMember } from './members';

/**
 * A process that lives in one time zone after another: in each a member signs a millisecond before the business
 * midnight of a day and at it, and takes the task's diamond both times. Prints one line of JSON a zone.
 * Arguments: the moment of midnight, then the zones.
 */
const [midnight = '0', ...zones] = process.argv.slice(2);
const MIDNIGHT = Number(midnight);
const database = await openMemory(await clusterTemplate(path.resolve('.cache')));
await migrate(database);
const { db } = database;
await withTx(db, seedTasks);

for (const zone of zones) {
  process.env.TZ = zone;
  const userId = await makeMember(db);
  const lines = [];
  for (const now of [MIDNIGHT - 1, MIDNIGHT]) {
    const requestId = `request-${now}`;
    const { day, streak } = await withTx(db, (tx) => signToday(tx, { userId, requestId, now }));
    const { records, resetTime } = await memberTasks(db, await taskList(db, now), { userId, now });
    const task = records.find(({ kind }) => kind === 'checkin');
    const { reward } = await withTx(db, (tx) => claimTask(tx, { userId, taskId: task?.id ?? 0, requestId, now }));
    const { today, endTime } = await checkinOverview(db, userId, now);
    const { start, end } = businessDay(now);
    lines.push({ day, streak, reward, today, date: businessDate(now), start, end, resetTime, endTime });
  }
  const offset = -new Date(MIDNIGHT).getTimezoneOffset();
  process.stdout.write(`${JSON.stringify({ zone, offset, lines })}\n`);
}
await database.close();
