import path from 'node:path';

/** Where the built client lies: CLIENT_DIR (the built server sets it), else `dist/client` of the repository. */
export function clientDir(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.CLIENT_DIR ?? path.join(environment.PLAZA_ROOT ?? '.', 'dist/client'));
}
