import path from 'node:path';

/** Where the built desk lies: DESK_FILES (the built server sets it), else `dist/desk` of the repository. */
export function deskFiles(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.DESK_FILES ?? path.join(environment.PLAZA_ROOT ?? '.', 'dist/desk'));
}
