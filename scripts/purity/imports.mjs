/** Who may import what, where Biome's per-folder patterns can't say it. */
import { posix } from 'node:path';

/** Packages with one owner: everybody else goes through the owner. Tests may use them, except the mock store. */
const owners = [
  {
    package: 'react-redux',
    names: ['useSelector', 'useDispatch', 'useStore'],
    mayUse: (file) => file === 'src/kernel/hooks.ts' || file === 'src/desk/hooks.ts',
    say: 'take the typed hooks of @/kernel/hooks, at the desk of @/desk/hooks',
  },
  {
    package: 'styled-components',
    mayUse: (file) => /\.styles\.tsx?$/.test(file) || /^src\/(theme|app)\//.test(file),
    say: 'styles live in *.styles.ts, src/theme and src/app',
  },
  {
    package: 'redux-persist',
    mayUse: (file) => file === 'src/app/store/persist.ts',
    say: 'only src/app/store/persist.ts knows redux-persist',
  },
  {
    package: 'react-router',
    mayUse: (file) => file.startsWith('src/shell/navigation/') || file.startsWith('src/desk/'),
    say: 'links, queries and moves come from @/shell/navigation',
  },
  { package: 'uuid', mayUse: (file) => file.startsWith('src/app/ports/'), say: 'ids come from ports.ids' },
  {
    package: 'redux-mock-store',
    tests: false,
    mayUse: (file) => file.startsWith('src/testing/'),
    say: 'the mock store is reached through src/testing',
  },
];

const ownerProblem = (file, isTest, { source, names }) => {
  const owner = owners.find((entry) => source === entry.package || source.startsWith(`${entry.package}/`));
  if (owner === undefined || owner.mayUse(file)) return undefined;
  if (isTest && owner.tests !== false) return undefined;
  if (owner.names && names && !names.some((name) => name === '*' || owner.names.includes(name))) return undefined;
  return `${source}: ${owner.say}`;
};

const featureOf = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const siblingProblem = (file, { source }) => {
  if (!source.startsWith('@/')) return undefined;
  const target = posix.join('src', source.slice(2));
  const own = featureOf(file);
  const other = featureOf(target);
  if (own === undefined || other === undefined || own === other) return undefined;
  // `askX` and `openX` are wishes as thunks: a feature's own way in.
  if (/(Slice|Selectors|\/(ask|open)[A-Z]\w*)$/.test(target)) return undefined;
  return `${source}: of a sibling feature import only its *Slice, its *Selectors and its ask* and open* wishes`;
};

const isDesk = (path) => /^src\/(desk|text\/desk|contract\/desk)\//.test(path);

/** Members' files hold nothing of the desk, and the desk stands on what knows no member's page. */
const deskProblem = (file, { source }) => {
  const target = source.startsWith('@/') ? posix.join('src', source.slice(2)) : posix.join(posix.dirname(file), source);
  if (isDesk(target) && !isDesk(file))
    return `${source}: the desk is an app of its own, members' files hold nothing of it`;
  if (file.startsWith('src/desk/') && /^src\/(kernel|api|shell|features|pages|app)\//.test(target))
    return `${source}: the desk stands on contract, lib, theme, text and ui alone`;
  return undefined;
};

/** Recorder, replay and their page; of Plaza they know what it says of itself in `plaza.ts`. */
const isReplay = (path) => /^src\/app\/(recorder|replay|replayer)\//.test(path);
/** Plaza's own side of it: its two descriptions, when it records, and the run of its effects. */
const isPlazasSide = (path) =>
  /^src\/app\/(recorder\/(plaza|recorderEffects)|replay\/(plaza|allEndpoints|bench\/jestTest|effects\/\w+))\.ts$/.test(
    path,
  );

/** The instrument could record another application: it asks Plaza nothing but by its narrow description. */
const replayProblem = (file, { source }) => {
  if (!source.startsWith('@/') || !isReplay(file) || isPlazasSide(file)) return undefined;
  const target = posix.join('src', source.slice(2));
  const isPlazas = /^src\/(api|features|pages|shell|contract|app\/(store|routes|effects|boot|shell))\//.test(target);
  if (!isPlazas || /^src\/contract\/(recording|serverLines)$/.test(target)) return undefined;
  return `${source}: recorder, replay and their page know Plaza by their plaza.ts alone`;
};

/** The complaints about one import of a file under src/. */
export const importProblems = (file, isTest, entry) => {
  const problems = [ownerProblem(file, isTest, entry), deskProblem(file, entry)];
  if (!isTest) {
    problems.push(siblingProblem(file, entry), replayProblem(file, entry));
    if (entry.source.startsWith('@/testing/') && !file.startsWith('src/testing/')) {
      problems.push(`${entry.source}: only tests may use src/testing`);
    }
  }
  return problems.filter((problem) => problem !== undefined);
};
