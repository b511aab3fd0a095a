import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shot';

/** Every screen that some `*.shots.ts` of this folder names. */
export async function collectShots(): Promise<readonly Shot[]> {
  const folder = join(process.cwd(), 'e2e/shots');
  const files = readdirSync(folder).filter((name) => name.endsWith('.shots.ts'));
  const lists = await Promise.all(
    files.map((name) => import(join(folder, name)) as Promise<{ shots: readonly Shot[] }>),
  );
  return lists.flatMap((list) => list.shots);
}
