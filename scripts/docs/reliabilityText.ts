import type { Area } from '@scripts/reliability/tally';

/** What the figures cannot say: how to make them, and where each promise is proven. */
export const reliabilityText: Readonly<Record<Area | 'head', readonly string[]>> = {
  head: [
    '# Reliability: what was tried, what was lost',
    '',
    'Every figure is counted by the test that made it, at its end, so a test that fails has no figure. `npm test` runs the',
    'same tests in short; `npm run reliability` runs them at full length and writes this page, `npm run mutation` adds the',
    'mutation score, `npm run chaos` and `npm run reliability -- --from <file>` the tour. Seeds are fixed in the tests: the',
    'same seed gives the same inputs again. “Lost” is what a member would miss or find that is not theirs.',
  ],
  network: [
    'Faults are those of `src/lib/faults` (14) under the fetch port. Tables of every endpoint: `src/api/__contract__`.',
    'Also proven: time budget and cancel by address (`__contract__/time.test.ts`, `sending.test.ts`), fifty taps on a like',
    '(`features/square/wishes`), overlapping pages (`api/feed.test.ts`), outages in the browser (`e2e/flows/outage`, `faults`, `slow`).',
    '',
    'The questions of a page that is left are not called off: a good answer waits in the cache for the way back, and whatever',
    'comes, nobody elsewhere hears of it (`app/reliability/leaving.test.tsx`).',
  ],
  session: [
    'Also proven: log-out without a network and a silent server (`features/session/ending.test.ts`), one tab out and the other',
    'in (`app/effects/otherTabsEffects.test.ts`, `twoTabs.test.ts`, `e2e/flows/sessionEnd`), hostile ways back',
    '(`shell/navigation/guard.test.ts`).',
    '',
    'Found and mended here: a tab that had not heard of a new sign-in wrote the old session back over it, or ended it.',
  ],
  storage: [
    'Also proven: days and stamps (`lib/time`, `features/boot/boot.test.ts`), check-in over zones (`server/checkin`).',
    '',
    'Found and mended here: what full storage refused was not written when there was room again; the note of a payment was',
    'read unchecked and did not say whose it was.',
  ],
  money: [
    'Also proven: decision table of 81 rows (`features/download/price.test.ts`), lost answers and reloads',
    '(`features/download/lostAnswer`, `features/vip/lostVip`, `features/unlock`), callbacks forged, repeated, late, of another',
    'amount (`server/money/notify.test.ts`, `moneyRoutes.test.ts`), any mixture of flows (`ledgerProperty.test.ts`), members who do',
    'everything at once (`server/db/walk.test.ts`), crashes (`server/db/crash.test.ts`), two tabs in the browser (`e2e/flows/purchase`).',
  ],
  loading: [
    'Also proven: code that is late, lost for good, or lost under a draft or a dialog (`e2e/flows/chunks`, `shell/chunks`).',
    'A build three times newer (`e2e/flows/deploys`): every page’s code has another name and the old names are gone.',
  ],
  interface: [
    'Also proven: Back, Esc, scrim, cross and drag against a running purchase (`e2e/flows/layers`), gestures cut off by a second',
    'finger, a lost window or the browser (`lib/gestures`), the keyboard’s way (`e2e/flows/keyboard`).',
    'Cycles through routes and dialogs with heap, nodes and listeners: `e2e/flows/leaks` (in short in `npm test`), and',
    '`npm run bench:cycles` for route switches alone.',
  ],
  security: [
    'Found and mended here: five of 10,000 grown trees (tables and titles inside `p` and `h2`) were other markup when cleaned twice,',
    'so cleaning goes on until reading again changes nothing; addresses of pictures and films that name a script reached `src`.',
    '',
    'Also proven: DOM trees a sanitizer is given in a real page (`e2e/flows/sanitizer`), markup in every answer (`serverText`),',
    'CSP and Trusted Types with eight negative variants (`policy`), no secret in address, log or file (`secrets`), every call by',
    'who asks for another’s things (`server/http/access.test.ts`), uploads (`server/uploads/hostile.test.ts`), rate limits and',
    'brute force (`server/http/transport.test.ts`, `server/users/guessing.test.ts`). CI asks the registry for known weaknesses of high or critical severity and',
    'fails on one; a registry that does not answer is said aloud and never taken for “none” (`scripts/lib/audit.mjs`).',
  ],
  models: [
    'Each model is written apart from the code and compared after every command; sequences have up to 50 commands.',
    '',
    'The pure core of the mutation score is `scripts/mutation/core.mjs`: machines and the slices over them, money rules and',
    'journals, guards, validation of forms, time and formats; asked are the tests beside it that need no page and no whole',
    'store, run by Jest’s own circus in one process (`scripts/mutation/runner.mjs`), so that all mutants take two minutes.',
    'What is made once when a file is read (tables, recording rules) counts. Left out, because types hold it: texts in',
    'unions, and whatever the compiler refuses.',
  ],
  chaos: [
    'A wait is a spinner that has been on screen for more than 35 s: the client gives a call up after 30. One wait is longer',
    'by design and says in words what it waits for: 正在确认支付结果 asks about a payment for a minute, then says that it may take',
    'longer (decision 0011). It is allowed that minute and five seconds, and how often it passed 35 s stands in the note.',
  ],
};
