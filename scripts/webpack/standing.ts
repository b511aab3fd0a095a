import type { Compilation } from 'webpack';

/** Besides the entry: what home and any further page stand on. */
const STANDING = ['page-home', 'home-rails', 'page-base', 'late-base', 'later'];

/** The scripts of the entry and of all that every page stands on; there once chunks have their files. */
export function standingScripts(compilation: Compilation): string[] {
  const groups = ['main', ...STANDING].flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
  const shared = [...compilation.chunks]
    .filter(({ name }) => STANDING.includes(name ?? ''))
    .flatMap(({ files }) => [...files]);
  return [...new Set([...groups, ...shared])].filter((file) => file.endsWith('.js')).sort();
}

/** The drawings of faces: the one that says that there is no network cannot be fetched when it is wanted. */
const isFaceFile = (file: string, { namedChunks }: Compilation): boolean =>
  namedChunks.get('art')?.files.has(file) === true;

/** Whether a file of the build is the table of those lazy files that few begin with (`ChunkTable`). */
const isTableFile = (file: string): boolean => /^assets\/chunks\.\w+\.json$/.test(file);

/** Whether a file of the build is one that the worker fetches beforehand: those scripts, the drawings of faces, and the table of all others. */
export const isStandingFile = (file: string, compilation: Compilation): boolean =>
  isTableFile(file) || isFaceFile(file, compilation) || standingScripts(compilation).includes(file);
