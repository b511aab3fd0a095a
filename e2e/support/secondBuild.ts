import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A client folder for a server of its own, in which a second real build takes the place of the first. */
export interface Publisher {
  /** What the server serves (`CLIENT_DIR`). */
  clientDir: string;
  /** The first build again. */
  restore(): Promise<void>;
  /** The second build from now on; every hashed file of the first is gone. */
  publish(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the client a second time with other names for all its files; takes as long as a build. */
export async function createPublisher(): Promise<Publisher> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-second-'));
  const [clientDir, second] = [join(folder, 'live'), join(folder, 'second')];
  const config = join(process.cwd(), 'scripts/webpack/secondBuild.ts');
  const args = [join(process.cwd(), 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production', '--config', config];
  const built = spawnSync(process.execPath, args, {
    env: { ...process.env, SECOND_BUILD: second },
    encoding: 'utf8',
  });
  if (!existsSync(join(second, 'sw.js'))) throw new Error(`The second build failed:\n${built.stdout}${built.stderr}`);
  // In one step, as a real deploy does: nobody is answered from half a build.
  const serve = async (build: string) => {
    const next = join(folder, 'next');
    await symlink(build, next);
    await rename(next, clientDir);
  };
  return {
    clientDir,
    restore: () => serve(join(process.cwd(), 'dist/client')),
    publish: () => serve(second),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
