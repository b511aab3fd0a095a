import { generatedFrom } from './modules';
import { allTests, idsIn, testLine } from './tracePage';

/** What an outsider may check of recording and time travel; the numbers are those of the study behind it. */
const CHECKS: readonly string[] = [
  'A purchase session is recorded: guest, detail, login, dialog, cancel, dialog, confirm, second game, insufficient, recharge; screen and URL of each step are kept.',
  'The lifted export opens in the official inspector: as many rows as entries and one more, right relative times.',
  'Every action is jumped to forwards, backwards and in 200 hops: screen and URL are those of then; no request, write, push, timer or new action.',
  'The `{payload, preloadedState}` export, imported and exported again, ends in the same state and is the identical list of actions.',
  'A jump while a purchase, a pause of an effect, a list, a poll, a login or the end of a session is under way: one purchase, one answer, after the return.',
  'In the past everything is tapped, typed, sent back and forth, taken offline and hidden: nothing happens, and it is said what was refused.',
  "Somebody else's log on a member's page: after a reload the own account is there, byte for byte.",
  'Toggle, reorder, sweep, commit, lock, pause, reset in the official panel move no counter.',
  'The same file in Node and in other browsers, twenty times: all hashes equal.',
  'One changed line of a reducer or listener: the command ends with 1 and names the first wrong action and path.',
  'Breakpoints on a type, a value, an illegal event; back over it; speeds: the same last hash.',
  'Planted secrets in no output: as they are, in base64, URL-encoded; nor in storage.',
  'An action or endpoint without a rule fails the tests; a field a server adds is masked.',
  'Forty malformed files: each refused in words that say where.',
  'Files of every earlier version replay after migration.',
  'Ten thousand actions: opened without a long task, a jump within a frame; memory stated.',
  'The recorder costs at most ×1.5 a dispatch and 6 KB of the first load; the official panel is not in the product.',
  'Reload, two tabs, log-out and another login: segments stay apart and name nobody of before.',
  'A crash in a render shows the last actions, redacted and replayable, before anything is saved.',
  'Another time zone and date change nothing in a replay.',
  'Pictures of machines are current, walks cover every arm, a planted arm is reported.',
  'On the replay page the browser itself refuses any request.',
  'The replay page works with the keyboard alone and at 320 px.',
];

/** The checks by number, each with the tests that name it (`R7: …`). */
function provenChecks(): { id: string; text: string; tests: string[] }[] {
  const tests = allTests();
  return CHECKS.map((text, index) => {
    const id = `R${index + 1}`;
    return { id, text, tests: tests.filter(({ title }) => idsIn(title, 'R').includes(id)).map(testLine) };
  });
}

/** `docs/REPLAY_CHECKS.md`, and the checks that no test names. */
export function replayChecks(): { page: string; bare: string[] } {
  const checks = provenChecks();
  const bare = checks.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  const rows = checks.map(({ id, text, tests }) => {
    const lines = tests.map((line) => `- ${line}`);
    return `### ${id}\n\n${text}\n\n${lines.length > 0 ? lines.join('\n') : '**No test names this check.**'}\n`;
  });
  const page = [
    generatedFrom('the names of the tests'),
    '# Checks of recording and time travel, and the tests that make them\n\n',
    `${checks.length - bare.length} of ${checks.length} checks have a test that names them; \`npm run docs -- --check\` fails without. `,
    'Figures for R16 and R17 are in [bench](../bench/README.md). Firefox and WebKit take part in R9 where a machine has them ',
    '(`firefox-esr`, `cog`); the real browser extension was tried by hand and is not part of any test.\n\n',
    rows.join('\n'),
  ].join('');
  return { page, bare };
}
