import { isAnyOf } from '@reduxjs/toolkit';
import { supportApi } from '@/api/supportApi';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { keepFaq, readFaq } from './faqRecord';
import { faqEvents, selectVotes } from './faqSlice';

function restore({ dispatch, getState, ports }: EffectApi): void {
  dispatch(faqEvents.restored(readFaq(ports.local, selectUid(getState()))));
}

/** The questions are kept in the browser, so that they can be read without a connection; votes reach the server once. */
export const faqEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ place, how }, api) => {
    if (place.route !== 'faq' || how === 'replace') return;
    restore(api);
    // A link to one question finds it, whatever was looked for before.
    if (place.hash) api.dispatch(faqEvents.sought({ text: '' }));
  }),
  listen.onMatch(isAnyOf(sessionStarted, sessionEnded), (_event, api) => {
    if (selectPlace(api.getState()).route === 'faq') restore(api);
  }),
  listen.onMatch(supportApi.endpoints.faqList.matchFulfilled, ({ payload }, { dispatch, getState, ports }) => {
    keepFaq(ports.local, selectUid(getState()), { list: payload });
    dispatch(faqEvents.listKept(payload));
  }),
  listen.onEnterEach(selectVotes, 'sending', async ({ key, here: { helpful } }, { dispatch, getState, ports }) => {
    const id = Number(key);
    const { deviceID } = getState().config;
    const { data } = await dispatch(supportApi.endpoints.faqVote.initiate({ id, helpful, deviceID }, { track: false }));
    if (!data) return void dispatch(faqEvents.voteLost({ id }));
    keepFaq(ports.local, selectUid(getState()), { votes: { [id]: data.voted } });
    dispatch(
      supportApi.util.updateQueryData('faqList', undefined, ({ records }) => {
        const faq = records.find((one) => one.id === id);
        if (faq) faq.helpful = data.helpful ?? faq.helpful;
      }),
    );
    dispatch(faqEvents.voteTaken({ id, voted: data.voted }));
  }),
];
