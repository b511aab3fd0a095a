import { sweepCases } from './cases/sweepCases';
import type { ServerContext } from './context';
import { checkRules } from './db/checkedRules';
import { sweepOld } from './db/retention';
import { withTx } from './db/tx';
import { publishDue } from './desk/content/publish';
import { fillFigures } from './desk/figures/fillFigures';
import { sweepLooks } from './desk/presence/look';
import { endClaims } from './desk/today/claims';
import { countHours, sweepHours } from './desk/today/hourFigures';
import { remakeCharts } from './games/charts';
import { clientDir } from './http/clientDir';
import { keepBuild } from './http/keptBuilds';
import { sweepLines } from './lines/sweepLines';
import { settleDecisions } from './moderation/settle';
import { closeExpiredOrders } from './money/orders';
import { payJobs } from './money/payJobs';
import { sweepNotifications } from './money/sweepNotifications';
import { makeCopies, sweepCopies } from './privacy/copy/make';
import { eraseLeaving } from './privacy/erase';
import { approveBookComments } from './reading/comments';
import { remakeRanks } from './reading/ranks';
import { remakeHelpful } from './reviews/helpful';
import { approveReviews } from './reviews/saveReview';
import { sealTexts } from './sealing/sealTexts';
import { approveWaiting, sweepBumps } from './square/approve';
import { remakeHot } from './square/posts';
import { sweepMarks } from './tasks/sweepMarks';
import { sweepUploads } from './uploads/upload';
import { approveNames } from './users/rename';
import { sweepUsers } from './users/sweep';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Something that is done again and again. */
export interface Job {
  name: string;
  /** Milliseconds. */
  every: number;
  /** At start as well: who looks before the first hour is over finds something. */
  atOnce?: boolean;
  /** In each process, not in one for all: it is about what lies beside the process. */
  everywhere?: boolean;
  /** What it answers, if that is anything, has a line in the log. */
  noted?: true;
  run: () => Promise<unknown>;
}

/** What lets held texts through after a minute, in a house where nobody decides about them. */
function approvals({ config, database, clock }: ServerContext): Job[] {
  if (config.heldDecidedBy === 'staff') return [];
  const jobs = {
    approvePosts: approveWaiting,
    approveNames,
    approveBookComments,
    approveReviews,
  };
  return Object.entries(jobs).map(([name, approve]) => ({
    name,
    every: MINUTE_MS / 6,
    run: () => withTx(database.db, (tx) => approve(tx, clock.now())),
  }));
}

/** The rules of `db:check`, asked at start and again and again; in one process for all, since they read whole tables. */
function checks({ config, database, clock }: ServerContext): Job[] {
  const every = config.metricsCheckMinutes * MINUTE_MS;
  return every > 0
    ? [{ name: 'checkRules', every, atOnce: true, run: () => checkRules(database.db, clock.now()) }]
    : [];
}

/** What is done again and again. Every job may run in several processes at once: the lead may change hands while one runs. */
export function jobsOf(ctx: ServerContext): Job[] {
  const { database, clock } = ctx;
  return [
    {
      name: 'closeExpiredOrders',
      every: MINUTE_MS,
      run: () => withTx(database.db, (tx) => closeExpiredOrders(tx, clock.now())),
    },
    ...payJobs(ctx),
    ...approvals(ctx),
    ...checks(ctx),
    { name: 'settleDecisions', every: SECOND_MS, run: () => settleDecisions(database.db, clock.now()) },
    { name: 'publishDue', every: SECOND_MS, run: () => publishDue(ctx, clock.now()) },
    { name: 'remakeHelpful', every: 10 * MINUTE_MS, run: () => remakeHelpful(database.db) },
    {
      name: 'remakeRanks',
      every: 10 * MINUTE_MS,
      run: () => withTx(database.db, (tx) => remakeRanks(tx, clock.now())),
    },
    { name: 'remakeHot', every: 10 * MINUTE_MS, run: () => remakeHot(database.db, clock.now()) },
    { name: 'sweepBumps', every: 10 * MINUTE_MS, run: () => withTx(database.db, (tx) => sweepBumps(tx, clock.now())) },
    {
      ...{ name: 'eraseLeaving', every: 10 * MINUTE_MS, noted: true },
      run: () => eraseLeaving(ctx, clock.now()),
    },
    { name: 'makeCopies', every: 15 * SECOND_MS, run: () => makeCopies(ctx, clock.now()) },
    { name: 'sealTexts', every: 60 * MINUTE_MS, atOnce: true, run: () => sealTexts(ctx, clock.now()) },
    { name: 'sweepCopies', every: 60 * MINUTE_MS, run: () => sweepCopies(ctx, clock.now()) },
    { name: 'sweepCases', every: 60 * MINUTE_MS, run: () => sweepCases(ctx, clock.now()) },
    { name: 'sweepLines', every: 60 * MINUTE_MS, run: () => sweepLines(database.db, clock.now()) },
    {
      name: 'endAlertClaims',
      every: MINUTE_MS / 2,
      run: () => endClaims(database.db, ctx.config.smsBudget, clock.now()),
    },
    { name: 'countHours', every: 5 * MINUTE_MS, atOnce: true, run: () => countHours(database.db, clock.now()) },
    { name: 'sweepLooks', every: 60 * MINUTE_MS, run: () => sweepLooks(database.db, clock.now()) },
    { name: 'sweepHours', every: 60 * MINUTE_MS, run: () => sweepHours(database.db, clock.now()) },
    { name: 'sweepUploads', every: 60 * MINUTE_MS, run: () => sweepUploads(ctx, clock.now()) },
    {
      name: 'keepBuild',
      every: 60 * MINUTE_MS,
      everywhere: true,
      run: () => keepBuild(clientDir(), ctx.files, clock.now()),
    },
    { name: 'remakeCharts', every: 60 * MINUTE_MS, run: () => remakeCharts(database.db) },
    { name: 'fillFigures', every: 60 * MINUTE_MS, atOnce: true, run: () => fillFigures(database.db, clock.now()) },
    { name: 'sweepUsers', every: 60 * MINUTE_MS, run: () => sweepUsers(database.db, clock.now()) },
    {
      name: 'sweepOld',
      every: 60 * MINUTE_MS,
      run: () => sweepOld(database.db, { retention: ctx.config.retention, now: clock.now() }),
    },
    { name: 'sweepMarks', every: 60 * MINUTE_MS, run: () => sweepMarks(database.db, clock.now()) },
    { name: 'sweepNotifications', every: 60 * MINUTE_MS, run: () => sweepNotifications(database.db, clock.now()) },
  ];
}
