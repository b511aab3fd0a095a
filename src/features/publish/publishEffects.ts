import { type ApiFault, businessCode, isFault } from '@/api/fault';
import { publishApi } from '@/api/publishApi';
import { squareApi } from '@/api/squareApi';
import { code } from '@/contract/codes';
import type { Post } from '@/contract/post';
import { uploadedImages } from '@/features/pictures/picturesSelectors';
import { pictureEvents, selectPicturesStanding } from '@/features/pictures/picturesSlice';
import { selectIsMember, selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { publishText as text } from '@/text/publish';
import { forgetSending, noteSending, readSending } from './publishJournal';
import { isPreparing, type PostIntent } from './publishMachine';
import { publishEvents, selectPublish } from './publishSlice';
import { refreshSquare } from './refreshSquare';
import { standsAs } from './standsAs';
import { isWritten, POST_FORM, readWritten } from './written';

/** Whether the server may have published although it did not say so. */
const isLost = (fault: ApiFault) =>
  fault.kind === 'timeout' ||
  fault.kind === 'offline' ||
  fault.kind === 'unreadable' ||
  (fault.kind === 'http' && fault.status >= 500);

function wordsOf(fault: ApiFault): readonly string[] {
  if (businessCode(fault) !== code.sensitiveWord || fault.kind !== 'business') return [];
  const words = (fault.data as { words?: unknown } | null)?.words;
  return Array.isArray(words) ? words.filter((word): word is string => typeof word === 'string') : [];
}

/** Sends when everything is there, waits for pictures, or holds back and says why. */
function goOn(api: EffectApi): void {
  const { dispatch, getState, ports } = api;
  const here = selectPublish(getState());
  if (!isPreparing(here)) return;
  const standing = selectPicturesStanding(getState(), POST_FORM);
  if (standing === 'failed') {
    // Said first: leaving the state ends the run that says it.
    dispatch(toastEvents.raised({ type: 'warning', text: text.images.stillFailed }));
    dispatch(publishEvents.heldBack());
    return;
  }
  if (standing === 'underWay') {
    if (here.at === 'checking') dispatch(publishEvents.waited());
    return;
  }
  const { title, content, tagIds, game, quote } = readWritten(selectForm(getState(), POST_FORM).draft);
  const imageIds = uploadedImages(getState(), POST_FORM).map(({ id }) => id);
  const post = {
    ...(title && { title }),
    content,
    tagIds,
    imageIds,
    ...(game && { gameId: game.id }),
    ...(quote && { quoteId: quote.id }),
  };
  // The same words again are the same request, so that an answer that was lost cannot make two posts of it.
  const same = here.again && JSON.stringify(here.again.post) === JSON.stringify(post) ? here.again : undefined;
  const intent: PostIntent = {
    requestId: same?.requestId ?? ports.ids.uuid(),
    sentAt: same?.sentAt ?? ports.clock.now(),
    post,
  };
  dispatch(publishEvents.sentOff({ intent }));
}

async function send(intent: PostIntent, { dispatch, getState, ports }: EffectApi): Promise<void> {
  noteSending(ports.session, selectUid(getState()), intent);
  const { post, requestId } = intent;
  const input = { ...post, tagIds: [...post.tagIds], imageIds: [...post.imageIds], requestId };
  const { data, error } = await dispatch(publishApi.endpoints.publishPost.initiate(input, { track: false }));
  if (data) return void dispatch(publishEvents.published({ postId: data.id, pending: data.auditState === 'pending' }));
  const fault = isFault(error) ? error : ({ kind: 'offline' } as const);
  if (isLost(fault)) return void dispatch(publishEvents.lost());
  forgetSending(ports.session);
  const words = wordsOf(fault);
  const message = words.length > 0 ? text.words.refused : sayFault(fault);
  dispatch(publishEvents.refused({ message, words }));
}

async function look(intent: PostIntent, { dispatch, ports }: EffectApi): Promise<void> {
  const { ownPosts } = squareApi.endpoints;
  const own = await dispatch(
    ownPosts.initiate(undefined, { subscribe: false, forceRefetch: true, refetchCachedPages: false }),
  );
  if (!own.data || own.error) return void dispatch(publishEvents.lookedInVain());
  const there = own.data.pages.flatMap(({ records }): Post[] => records).find((post) => standsAs(post, intent));
  if (there) dispatch(publishEvents.published({ postId: there.id, pending: there.auditState === 'pending' }));
  else {
    forgetSending(ports.session);
    dispatch(publishEvents.missing({ message: text.missing }));
  }
}

/** Publishing: one request, its answer settles the draft, and a lost answer is looked for before anybody sends again. */
export const publishEffects = (listen: Listen, routes: RouteTable) => {
  const resume = ({ dispatch, getState, ports }: EffectApi) => {
    const intent = readSending(ports.session, selectUid(getState()));
    if (intent) dispatch(publishEvents.found({ intent }));
  };

  let isWriting = false;

  return [
    // A game or post that was linked and nothing written about it: the next post begins without it.
    listen.on(navigationEvents.arrived, ({ place }, { dispatch, getState }) => {
      const wasWriting = isWriting;
      isWriting = place.route === 'postpage';
      const { draft } = selectForm(getState(), POST_FORM);
      if (wasWriting && !isWriting && (draft.game || draft.quote) && !isWritten(draft))
        dispatch(formEvents.settled({ form: POST_FORM }));
    }),
    listen.onEnter(selectPublish, 'checking', (_here, api) => {
      if (selectIsMember(api.getState())) return goOn(api);
      // The draft stays; after login nothing is sent by itself, the member taps again.
      api.dispatch(toastEvents.raised({ type: 'info', text: text.guest }));
      api.dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
      api.dispatch(publishEvents.heldBack());
    }),
    listen.on(pictureEvents.uploaded, (_event, api) => goOn(api)),
    listen.on(pictureEvents.failed, (_event, api) => goOn(api)),
    listen.on(pictureEvents.removed, (_event, api) => goOn(api)),
    listen.onEnter(selectPublish, 'sending', ({ intent }, api) => send(intent, api)),
    listen.onEnter(selectPublish, 'unknown', ({ intent }, api) => look(intent, api)),
    listen.on(publishEvents.lookedAgain, async (_nothing, api) => {
      const here = selectPublish(api.getState());
      if (here.at === 'unknown' && here.looking) await look(here.intent, api);
    }),
    // What was looked for in vain without a network is looked for once more with it.
    listen.on(connectionEvents.found, (_nothing, { dispatch, getState }) => {
      const here = selectPublish(getState());
      if (here.at === 'unknown' && !here.looking) dispatch(publishEvents.lookedAgain());
    }),
    listen.on(publishEvents.opened, (_nothing, api) => resume(api)),
    listen.onEnter(selectPublish, 'sent', ({ postId, pending }, { dispatch, getState, ports }) => {
      forgetSending(ports.session);
      dispatch(formEvents.settled({ form: POST_FORM }));
      dispatch(pictureEvents.cleared({ form: POST_FORM }));
      dispatch(toastEvents.raised({ type: pending ? 'info' : 'success', text: pending ? text.pending : text.sent }));
      dispatch(refreshSquare());
      if (selectRouteName(getState()) !== 'postpage') return;
      const to = routes.find('post') ? href.post(postId) : (routes.find('square')?.path ?? href.profile());
      dispatch(navigationEvents.asked({ to, how: 'replace' }));
    }),
  ];
};
