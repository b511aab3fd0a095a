import { pageParamRule } from '@/api/feed';
import { application as replayed } from '@/app/replay/plaza';
import { allRoutes } from '@/app/routes/allRoutes';
import { actionRules, endpointRules } from '@/app/store/recordingRules';
import { allCalls } from '@/contract/calls/all';
import { readCheckout } from '@/features/checkout/checkoutJournal';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { accountRecording } from '@/features/session/accountRecording';
import { VIP_OFFER_KEY } from '@/features/vip/vipOfferSlice';
import type { Rule } from '@/kernel/recording';
import type { RootState } from '@/kernel/rootState';
import { ACCOUNT_KEY } from '@/kernel/sessionEvents';
import type { TapeEntry } from '@/kernel/tape';
import type { OwnNames, RecordedApplication } from './application';
import { sentenceTable } from './sentenceTable';

/** What `baseQuery` says of a fault: what happened, the server's words where they are Plaza's own, and not the address. */
const faultRule: Rule = {
  kind: 'keep',
  code: 'keep',
  status: 'keep',
  epoch: 'keep',
  path: 'keep',
  traceId: 'keep',
  uid: 'pseudonym',
  message: 'words',
  url: 'shape',
  data: { price: 'keep', balance: 'keep', field: 'keep', retryAfter: 'keep' },
};

/** Without each of them a replay stands on another page. */
const queryRules: RecordedApplication['queryRules'] = {
  // Choices, and ids of what everybody sees.
  author: 'keep',
  c: 'keep',
  chapter: 'keep',
  code: 'keep',
  day: 'keep',
  device: 'keep',
  filter: 'keep',
  from: 'keep',
  game: 'keep',
  id: 'keep',
  kind: 'keep',
  label: 'keep',
  list: 'keep',
  month: 'keep',
  part: 'keep',
  past: 'keep',
  pay: 'keep',
  picks: 'keep',
  pop: 'keep',
  rank: 'keep',
  select: 'keep',
  shelf: 'keep',
  show: 'keep',
  sort: 'keep',
  status: 'keep',
  story: 'keep',
  support: 'keep',
  tab: 'keep',
  view: 'keep',
  // The same placeholders as in the answers about them.
  comment: 'pseudonym',
  order: 'pseudonym',
  orderId: 'pseudonym',
  user: 'pseudonym',
  // What somebody typed; calls that repeat it keep its length as well, so that their answers are found.
  inviteCode: 'length',
  q: 'length',
  text: 'length',
  title: 'length',
  url: 'length',
};

/** The order that a page found under way: by now it may be settled, and its note gone. */
function restoredOrder(entries: readonly TapeEntry[]): string | undefined {
  const { restored, returned } = checkoutEvents;
  for (const { action } of entries) {
    if ((restored.match(action) || returned.match(action)) && action.payload.orderId) return action.payload.orderId;
  }
  return undefined;
}

const stateOf = (state: unknown) => state as RootState | undefined;

/** Plaza, for the recorder. */
export const application: RecordedApplication = {
  actionRules,
  endpointRules,
  storedRules: { [ACCOUNT_KEY]: accountRecording.updated, [VIP_OFFER_KEY]: 'keep' },
  faultRule,
  pageParamRule,
  queryRules,
  writtenPath: /^\/(post|letters|appeal)\/([^/]+)/,
  publicPage: /(?:^|[^\w])\/(post|user)\/(\d+)/,
  // The one kind of anchor that pages have: a question.
  anchor: /^#q-\d{1,9}$/,
  files: /^\/(api|media|dl|pay|uploads)(\/|$)/,
  calls: allCalls,
  made: /^(post|comment|review|user)$/,
  namedById: /^(comment|like:post|like:comment|hide|helpful|delete:\w+|follow|block|kept|letter)((?:[:-]\d+)+)$/,
  parts: () => [allCalls, replayed.machines, allRoutes.map(({ name, path }) => [name, path])],
  // Choices that only the app's own code names.
  words:
    `first login logout expired otherTab adult minor guest member page tasks mine running past bought strip double track voice
  face quiet later step dress android media`.split(/\s+/),
  sentences: sentenceTable,
  namesIn({ type, payload, key }) {
    if (type === 'session/started') return (payload as { account?: OwnNames } | undefined)?.account;
    const isOwn = type === 'account/updated' || (type === 'persist/REHYDRATE' && key === ACCOUNT_KEY);
    return isOwn ? ((payload ?? undefined) as OwnNames | undefined) : undefined;
  },
  loginOf: (state) => stateOf(state)?.account.token ?? '',
  sharedNames(state, session, entries) {
    const account = stateOf(state)?.account;
    if (!account || account.uid === '') return {};
    const order = readCheckout(session, account.uid)?.orderId ?? restoredOrder(entries);
    const { uid, loginName, name } = account;
    return { uid, loginName, name, ...(order ? { order } : {}) };
  },
  wayOut: (state) => (stateOf(state)?.checkout.at === 'leaving' ? 'cashier' : 'left'),
};
