import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
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
  const serve = async (build: string) => {
    await rm(clientDir, { recursive: true, force: true });
    await cp(build, clientDir, { recursive: true });
  };
  return {
    clientDir,
    restore: () => serve('dist/client'),
    publish: () => serve(second),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
