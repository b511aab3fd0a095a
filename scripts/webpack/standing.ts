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
