import * as v from 'valibot';
import { type ApiFault, isFault } from '@/api/fault';
import { squareApi } from '@/api/squareApi';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { postText } from '@/text/post';
import { commentEvents, selectSpotlight } from './commentsSlice';
import { insertComment } from './insertComment';
import type { SentComment } from './replyMachine';
import { replyEvents, selectReplies, selectReply } from './replySlice';
import { REPLY_SHEET, type ReplyTarget, readTarget, replyForm } from './replyTarget';

/** Pauses between the looks for a comment whose answer was lost; the last one repeats. */
const LOOK_AGAIN_MS = [1_000, 3_000, 8_000, 15_000];
/** How long a comment stays lit. */
const LIT_MS = 2_000;
/** The server's clock and ours may differ by this much. */
const CLOCK_SLACK_MS = 30_000;

const Words = v.object({ words: v.array(v.string()) });

/** Whether the server may have acted although no answer came. */
function isLost(fault: ApiFault): boolean {
  if (fault.kind === 'http') return fault.status >= 500 || fault.status === 408;
  return fault.kind !== 'business' && fault.kind !== 'session' && fault.kind !== 'stale';
}

/** Whether a text came back as it was sent, words masked by the server apart. */
export function sameText(sent: string, got: string): boolean {
  const [a, b] = [[...sent.trim()], [...got.trim()]];
  return a.length === b.length && a.every((letter, at) => letter === b[at] || b[at] === '*');
}

/** Whether one of my comments is the one that was sent. */
const isIt =
  ({ target, content, sentAt }: SentComment) =>
  (mine: Comment): boolean =>
    mine.postId === target.postId && mine.createTime >= sentAt - CLOCK_SLACK_MS && sameText(content, mine.content);

/** Notes in the draft that it was sent (0: it was not), so that a reload knows to look for it. */
const note = (target: ReplyTarget, sentAt: number) =>
  formEvents.drafted({ form: replyForm(target), draft: { sentAt } });

function settle({ target, comment }: { target: ReplyTarget; comment: Comment }, api: EffectApi): void {
  const { dispatch, getState } = api;
  const form = replyForm(target);
  dispatch(formEvents.settled({ form }));
  dispatch(insertComment(target, comment));
  const ours = selectOverlays(getState()).some(
    ({ kind, data }) => kind === REPLY_SHEET && replyForm(readTarget(data)) === form,
  );
  if (ours) dispatch(overlayEvents.withdrawn({ kind: REPLY_SHEET }));
  const pending = comment.auditState === 'pending';
  dispatch(toastEvents.raised({ type: 'success', text: pending ? postText.sheet.sentPending : postText.sheet.sent }));
  dispatch(commentEvents.pointedAt({ id: comment.id }));
}

/** Sends comments, looks for lost ones, and shows them where they belong. */
export const replyEffects = (listen: Listen) => [
  listen.on(replyEvents.asked, ({ target }, { dispatch, getState }) => {
    const { draft } = selectForm(getState(), replyForm(target));
    const { content, sentAt } = draft;
    if (typeof sentAt === 'number' && sentAt > 0 && selectReply(getState(), replyForm(target)).at === 'writing') {
      dispatch(replyEvents.reopened({ target, content: String(content ?? ''), sentAt }));
    }
    dispatch(overlayEvents.opened({ kind: REPLY_SHEET, data: { target } }));
  }),

  listen.onEnterEach(selectReplies, 'sending', async ({ here: { sent } }, { dispatch }) => {
    const { target, content, sentAt } = sent;
    dispatch(note(target, sentAt));
    const input = { id: target.postId, content, ...(target.comment && { replyCommentId: target.comment.id }) };
    const { data, error } = await dispatch(squareApi.endpoints.addComment.initiate(input, { track: false }));
    if (data) return void dispatch(replyEvents.accepted({ target, comment: data }));
    if (!isFault(error) || isLost(error)) return void dispatch(replyEvents.lost({ target }));
    dispatch(note(target, 0));
    const told = error.kind === 'business' && error.code === code.sensitiveWord ? error.data : undefined;
    const refused = v.safeParse(Words, told);
    dispatch(
      replyEvents.refused({ target, fault: sayFault(error), ...(refused.success && { words: refused.output.words }) }),
    );
  }),

  listen.onEnterEach(selectReplies, 'unknown', async ({ here: { sent } }, { dispatch, delay }) => {
    for (let round = 0; ; round += 1) {
      await delay(LOOK_AGAIN_MS[Math.min(round, LOOK_AGAIN_MS.length - 1)] ?? 0);
      const look = squareApi.endpoints.ownComments.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
        refetchCachedPages: false,
      });
      const { data, error } = await dispatch(look);
      // An old answer in the cache says nothing about the lost one.
      if (!data || error) continue;
      const found = data.pages[0]?.records.find(isIt(sent));
      if (found) return void dispatch(replyEvents.accepted({ target: sent.target, comment: found }));
      dispatch(note(sent.target, 0));
      return void dispatch(replyEvents.missed({ target: sent.target }));
    }
  }),

  listen.on(replyEvents.accepted, settle),

  listen.onEnter(selectSpotlight, 'lit', async (_here, { delay, dispatch }) => {
    await delay(LIT_MS);
    dispatch(commentEvents.dimmed());
  }),
];
