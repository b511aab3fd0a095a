import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { seedHouse } from '@server/seed/seedHouse';
import { seedActivities } from './seedActivities';
import { seedAppPackage } from './seedAppPackage';
import { seedBooks } from './seedBooks';
import { seedBookTalk } from './seedBookTalk';
import { seedCheckins } from './seedCheckins';
import { seedClaims } from './seedClaims';
import { seedConsents } from './seedConsents';
import { seedContent } from './seedContent';
import { seedContentDrafts } from './seedContentDrafts';
import { seedDesk } from './seedDesk';
import { seedEditorial } from './seedEditorial';
import { seedGames } from './seedGames';
import { seedLetters } from './seedLetters';
import { seedMarks } from './seedMarks';
import { seedFilmsBought, seedMembers } from './seedMembers';
import { seedModeration } from './seedModeration';
import { seedMoneyCases } from './seedMoneyCases';
import { seedReaders } from './seedReaders';
import { seedRecordings } from './seedRecordings';
import { seedReviews } from './seedReviews';
import { seedSandboxBooks } from './seedSandboxBooks';
import { seedShelves } from './seedShelves';
import { seedSquare } from './seedSquare';
import { seedTrade } from './seedTrade';
import { seedVisits } from './seedVisits';
import { seedWelfare } from './seedWelfare';

/** The whole demo into an empty database: the same content every time, its times counted back from now. */
export async function seedDemo(
  tx: Tx,
  ctx: Pick<ServerContext, 'clock' | 'config' | 'files' | 'ids' | 'secret' | 'hashCost'>,
): Promise<void> {
  const now = ctx.clock.now();
  await seedHouse(tx, ctx.config.appId);
  await seedDesk(tx, ctx, now);
  await seedGames(tx, ctx.ids, now);
  const memberIds = await seedMembers(tx, ctx, now);
  await seedCheckins(tx, memberIds, { secret: ctx.secret, now });
  await seedFilmsBought(tx, memberIds, { ids: ctx.ids, now });
  await seedReviews(tx, now);
  await seedShelves(tx, memberIds, now);
  await seedContent(tx, memberIds, now);
  await seedAppPackage(tx, ctx.config.appId, now);
  await seedSquare(tx, now);
  await seedBooks(tx, now);
  await seedEditorial(tx, now);
  await seedReaders(tx, now);
  await seedBookTalk(tx, now);
  await seedModeration(tx, now);
  await seedWelfare(tx, memberIds, now);
  await seedTrade(tx, ctx.ids, now);
  await seedVisits(tx, now);
  await seedMarks(tx);
  await seedLetters(tx, memberIds, { ids: ctx.ids, files: ctx.files, secret: ctx.secret, now });
  await seedMoneyCases(tx, memberIds.get('poor') ?? 0, { ids: ctx.ids, secret: ctx.secret, now });
  await seedSandboxBooks(tx, { ids: ctx.ids, now });
  await seedRecordings(tx, memberIds.get('poor') ?? 0, { files: ctx.files, now });
  await seedConsents(tx, ctx.config.appId);
  // What the staff did stands in the log in the order of its seeds: moderation first, this last.
  await seedContentDrafts(tx, ctx, now);
  const memberId = memberIds.get('rich');
  if (memberId === undefined) return;
  await seedClaims(tx, memberId, now);
  await seedActivities(tx, ctx.ids, memberId, now);
}
