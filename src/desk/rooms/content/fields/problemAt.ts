import type { ContentProblem } from '@/contract/desk/content';

/** What is said of a field: of itself, of something in it, or of one of its lines. */
export const problemAt = (problems: readonly ContentProblem[], path: string) =>
  problems.find((one) => one.path === path || one.path.startsWith(`${path}[`) || one.path.startsWith(`${path}.`))?.text;
