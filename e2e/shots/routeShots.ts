import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectShots } from './collect';
import type { Shot } from './shot';

/** The first word of an address, which no two routes share. */
export const routeOf = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** Pages that open with a veil for whoever comes the first time; their second picture shows the page. */
const unveiled: Record<string, string> = { readbook: 'reader-strip' };

/** One picture a route of this build, in the order of docs/ROUTES.md; a route without one is refused. */
export async function routeShots(): Promise<readonly Shot[]> {
  const shots = await collectShots();
  const table = readFileSync(join(process.cwd(), 'docs/ROUTES.md'), 'utf8');
  const paths = [...table.matchAll(/^\| \w+ \| `([^`]+)` /gm)].map(([, path]) => path ?? '');
  return paths.map((path) => {
    const name = routeOf(path) || 'home';
    const named = shots.find((shot) => shot.name === (unveiled[name] ?? name));
    const found = named ?? shots.find((shot) => routeOf(shot.path) === routeOf(path));
    if (found === undefined) throw new Error(`${path} has no picture: add one to e2e/shots/*.shots.ts`);
    return { ...found, name };
  });
}
