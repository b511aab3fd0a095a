import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();

/** Files that break a border each: path, text, and what the check calls it. */
const layers: [file: string, text: string, rule: string][] = [
  ['src/contract/up.ts', "export * from '@/api/api';", 'noRestrictedImports'],
  ['src/lib/up.ts', "export * from '@/theme/tokens';", 'noRestrictedImports'],
  ['src/theme/up.ts', "export * from '@/ui/Button';", 'noRestrictedImports'],
  ['src/text/up.ts', "export * from '@/kernel/gate';", 'noRestrictedImports'],
  ['src/ui/up.tsx', "export * from '@/kernel/hooks';", 'noRestrictedImports'],
  ['src/ui/lazy.ts', "export const load = () => import('@/features/vip/VipSheet');", 'noRestrictedImports'],
  ['src/kernel/up.ts', "export type { Api } from '@/api/api';", 'noRestrictedImports'],
  ['src/api/up.ts', "export * from '@/shell/config/appConfig';", 'noRestrictedImports'],
  ['src/shell/up.ts', "export * from '@/features/session/sessionSlice';", 'noRestrictedImports'],
  ['src/features/a/up.ts', "export * from '@/pages/home/HomePage';", 'noRestrictedImports'],
  ['src/pages/home/up.ts', "export * from '@/app/App';", 'noRestrictedImports'],
  ['src/app/server.ts', "export * from '@server/config';", 'noRestrictedImports'],
  ['server/up.ts', "export * from '@/lib/phone';", 'noRestrictedImports'],
  ['server/games/demo.ts', "export * from '@demo/content/games';", 'noRestrictedImports'],
  ['server/games/lazyDemo.ts', "export const load = () => import('@demo/demo');", 'noRestrictedImports'],
  ['demo/up.ts', "export * from '@/lib/phone';", 'noRestrictedImports'],
  ['src/app/demo.ts', "export * from '@demo/demo';", 'noRestrictedImports'],
  ['e2e/up.ts', "export * from '@/contract/codes';", 'noRestrictedImports'],
  ['e2e/down.ts', "export * from '@server/config';", 'noRestrictedImports'],
  ['src/features/a/parent.ts', "export * from '../b/bSlice';", 'noRestrictedImports'],
  ['server/games/parent.ts', "export * from '../config';", 'noRestrictedImports'],
  ['src/lib/one.ts', "import { two } from './two';\n\nexport const one = (): number => two();\n", 'noImportCycles'],
  ['src/lib/two.ts', "import { one } from '@/lib/one';\n\nexport const two = (): number => one();\n", 'noImportCycles'],
  ['src/shell/world.ts', "export const load = () => fetch('/api');", 'noRestrictedGlobals'],
  ['src/features/a/timer.ts', 'export const later = (then: () => void) => setTimeout(then, 9);', 'noRestrictedGlobals'],
  ['src/pages/home/default.ts', 'export default 1;', 'noDefaultExport'],
];

const purity: [file: string, text: string, complaint: string][] = [
  ['src/features/b/hooks.ts', "export { useSelector } from 'react-redux';", 'react-redux'],
  [
    'src/features/b/raw.ts',
    "import { useDispatch } from 'react-redux';\nexport const use = useDispatch;",
    'react-redux',
  ],
  ['src/ui/Box.tsx', "import styled from 'styled-components';\nexport const Box = styled.div``;", 'styled-components'],
  ['src/shell/keep.ts', "export { persistStore } from 'redux-persist';", 'redux-persist'],
  ['src/shell/storage.ts', "export { default as s } from 'redux-persist/lib/storage';", 'redux-persist'],
  ['src/pages/home/query.ts', "export { useSearchParams } from 'react-router';", 'react-router'],
  ['src/kernel/id.ts', "export { v4 } from 'uuid';", 'uuid'],
  ['src/api/mock.test.ts', "import mock from 'redux-mock-store';\nexport const m = mock;", 'redux-mock-store'],
  ['src/features/b/sibling.ts', "export * from '@/features/a/aEffects';", 'sibling feature'],
  ['src/features/b/siblingLazy.ts', "export const load = () => import('@/features/a/APanel');", 'sibling feature'],
  ['src/ui/tested.ts', "export * from '@/testing/setupGlobals';", 'only tests'],
  ['src/lib/now.ts', 'export const now = () => Date.now();', 'Date.now'],
  ['src/lib/date.ts', 'export const date = () => new Date();', 'ports.clock'],
  ['src/lib/random.ts', 'export const random = () => Math.random();', 'Math.random'],
  ['src/lib/destructured.ts', 'const { random } = Math;\nexport const r = random;', 'Math.random'],
  ['src/lib/place.ts', 'export const place = () => window.location.href;', 'window.location'],
  ['src/lib/cast.ts', 'export const get = () => (globalThis as Window)["localStorage"];', 'globalThis.localStorage'],
  ['src/lib/uuid.ts', 'export const uuid = () => crypto.randomUUID();', 'crypto.randomUUID'],
  ['src/ui/time/moment.ts', "export * from './Moment';", 'by case alone'],
  ['src/pages/home/text.tsx', 'export const Text = () => <p>首页</p>;', 'src/text'],
  ['src/features/b/text.ts', "export const text = '登录';", 'src/text'],
  ['src/main.tsx', "import '@/features/e/eSlice';\n", 'late slice'],
  ['src/pages/home/staff.ts', "export * from '@/desk/hooks';", 'an app of its own'],
  ['src/ui/acts.ts', "export * from '@/text/desk/acts';", 'an app of its own'],
  ['src/contract/calls/staff.ts', "export * from '@/contract/desk/staff';", 'an app of its own'],
  ['src/desk/kit/member.ts', "export * from '@/features/vip/vipSlice';", 'the desk stands on'],
  ['src/desk/rooms/home/ports.ts', "export * from '@/kernel/ports';", 'the desk stands on'],
  ['src/app/replay/marks.ts', "export * from '@/features/vip/vipSlice';", 'by their plaza.ts alone'],
  ['src/app/recorder/marks.ts', "export * from '@/app/store/rootReducer';", 'by their plaza.ts alone'],
  ['src/desk/kit/clock.ts', 'export const now = () => Date.now();', 'Date.now'],
  [
    'src/ui/grow.styles.ts',
    "import { keyframes } from 'styled-components';\n\nexport const grow = keyframes`to { opacity: 0; width: 1px; }`;",
    'width does not move',
  ],
  [
    'src/ui/fade.styles.ts',
    'export const fade = `transition: opacity var(--t), color var(--t);`;',
    'color does not move',
  ],
  ['src/ui/slow.styles.ts', 'export const slow = `transition: opacity 900ms;`;', 'a time of the theme'],
  ['src/text/close.ts', "export const closeText = '共5个';", 'a space belongs'],
  [
    'src/text/count.ts',
    ['export const countText = (count: number) => `共$', '{count} 个`;'].join(''),
    'a space belongs',
  ],
  ['src/text/quotes.ts', "export const quotesText = '在「消息」里';", 'members read “'],
  ['src/text/address.ts', "export const addressText = '已为您保存';", 'addressed as 你'],
  ['server/text/close.ts', "export const closeText = '开通VIP';", 'a space belongs'],
  ['demo/content/home.ts', "export const home = '首充10元';", 'a space belongs'],
  ['src/ui/fold.ts', "export const fold = (box: Element) => box.animate({ height: '0' }, 9);", 'height does not move'],
  [
    'src/features/b/busy.ts',
    "export const isBusy = (at: string) => at === 'a' || (at === 'b' || at === 'c');",
    'EachState',
  ],
  ['src/features/b/calm.ts', "export const isCalm = (s: { at: string }) => s.at !== 'a' && s.at !== 'b';", 'EachState'],
  ['src/features/b/some.ts', "export const isOne = (s: { at: string }) => ['a', 'b'].includes(s.at);", 'EachState'],
  ['src/shell/template.ts', ['export const say = (n: number) => `$', '{n}钻`;'].join(''), 'src/text'],
];

/** What the planted violations need to stand on. */
const ground: [file: string, text: string][] = [
  [
    'src/app/store/lateSlices.ts',
    "import { eSlice } from '@/features/e/eSlice';\n\nexport const lateSlices = { eSlice };\n",
  ],
  ['src/features/e/eSlice.ts', 'export const eSlice = {};\n'],
  ['src/ui/time/Moment.tsx', 'export const Moment = () => null;\n'],
];

/** What stands right beside each border and is welcome. */
const welcome: [file: string, text: string][] = [
  [
    'src/ui/move.styles.ts',
    'export const move = `transition: none !important; transition: transform var(--t) cubic-bezier(0, 0, 1, 1), opacity var(--t-fast);`;\n',
  ],
  ['src/lib/pure.ts', 'export const year = (at: number): number => new Date(at).getFullYear();\n'],
  [
    'src/features/c/two.ts',
    "export const both = (a: { at: string }, b: { at: string }): boolean => a.at === 'x' || b.at === 'x';\n",
  ],
  ['src/lib/local.ts', 'export const run = (fetch: () => void): void => fetch();\n'],
  ['src/text/home.ts', "export const homeText = { title: '首页' };\n"],
  [
    'src/text/wide.ts',
    ['export const wideText = (count: number, name: string): string => `共 $', '{count} 个$', '{name}，X钻`;\n'].join(
      '',
    ),
  ],
  ['src/ui/Box.styles.ts', "import styled from 'styled-components';\n\nexport const Box = styled.div``;\n"],
  ['src/kernel/hooks.ts', "import { useSelector } from 'react-redux';\n\nexport const useApp = useSelector;\n"],
  ['src/app/Root.tsx', "export { Provider } from 'react-redux';\n"],
  ['src/app/ports/clock.ts', 'export const now = (): number => Date.now();\nexport const wait = setTimeout;\n'],
  ['src/features/c/use.ts', "export { a } from '@/features/d/aSlice';\nexport { b } from '@/features/d/bSelectors';\n"],
  ['src/features/c/down.ts', "export { api } from '@/api/api';\nexport { gate } from '@/kernel/gate';\n"],
  ['src/lib/mark.test.ts', "export const sample = '测试';\nexport const at = new Date();\n"],
  ['server/demoPort.ts', "export const load = () => import('@demo/demo');\n"],
  ['demo/content/list.ts', "export { codes } from '@/contract/codes';\nexport { config } from '@server/config';\n"],
  ['server/games/list.ts', "export { codes } from '@/contract/codes';\nexport { config } from '@server/config';\n"],
  ['server/support/judge.ts', "export { contactIn } from '@/lib/recording/contacts';\n"],
];

function plant(files: readonly (readonly [string, string, ...string[]])[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-borders-'));
  for (const name of ['package.json', 'tsconfig.json', 'biome.json'])
    cpSync(path.join(root, name), path.join(folder, name));
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  // There is no repository around the planted files.
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function judge(folder: string, command: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
const biome = (folder: string) =>
  judge(folder, path.join(root, 'node_modules/.bin/biome'), [
    'lint',
    '--max-diagnostics=none',
    '--colors=off',
    'src',
    'server',
    'demo',
    'e2e',
  ]);
const house = (folder: string) => judge(folder, process.execPath, [path.join(root, 'scripts/purity.mjs')]);

describe('with every violation planted', () => {
  let folder = '';
  let lint: ReturnType<typeof judge>;
  let rules: ReturnType<typeof judge>;
  beforeAll(() => {
    folder = plant([...layers, ...purity, ...ground]);
    lint = biome(folder);
    rules = house(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails both checks', () => {
    expect(lint.status).toBe(1);
    expect(rules.status).toBe(1);
  });

  it.each(layers)('Biome refuses %s', (file, _text, rule) => {
    expect(lint.output).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+ lint/\\w+/${rule} `, 'm'));
  });

  it.each(purity)('the house rules refuse %s', (file, _text, complaint) => {
    const line = rules.output.split('\n').find((entry) => entry.startsWith(`${file}:`));
    expect(line).toContain(complaint);
  });
});

describe('beside the borders', () => {
  it('lets through what is allowed', () => {
    const folder = plant(welcome);
    try {
      expect(biome(folder)).toMatchObject({ status: 0 });
      expect(house(folder)).toMatchObject({
        status: 0,
        output: expect.stringContaining(`${welcome.filter(([file]) => file.startsWith('src/')).length} files`),
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('fails when it finds nothing to read', () => {
    const folder = plant([]);
    expect(house(folder).status).toBe(1);
    rmSync(folder, { recursive: true, force: true });
  });
});
