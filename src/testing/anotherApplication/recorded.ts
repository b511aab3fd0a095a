import type { RecordedApplication } from '@/app/recorder/application';
import { loan } from './counter';

/** The counter, for the recorder. */
export const application: RecordedApplication = {
  actionRules: {
    'loan/asked': { book: 'keep' },
    'loan/lent': 'keep',
    'loan/returned': 'keep',
    'reader/served': { card: 'pseudonym', name: 'pseudonym' },
    'reader/remarked': 'length',
  },
  endpointRules: { book: { arg: 'keep', result: { title: 'keep', lentTo: 'length' } } },
  storedRules: {},
  faultRule: 'shape',
  pageParamRule: 'keep',
  queryRules: {},
  writtenPath: /^\/(remark)\/(\d+)/,
  publicPage: /\/(reader)\/(\d+)/,
  anchor: /^$/,
  files: /^\/scans\//,
  calls: { book: { method: 'GET', path: 'book/{id}' } },
  made: /^reader$/,
  namedById: /^(remark)((?:[:-]\d+)+)$/,
  parts: () => [loan.table],
  words: ['shelf', 'loan'],
  sentences: [],
  namesIn: ({ type, payload }) => {
    if (type !== 'reader/served') return undefined;
    const { card, name } = payload as { card: string; name: string };
    return { uid: card, name };
  },
  loginOf: () => '',
  sharedNames: () => ({}),
  wayOut: () => 'left',
};
