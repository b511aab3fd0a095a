/** Something in the operator's folder that cannot be taken over. */
export interface Problem {
  /** Within the folder. */
  file: string;
  /** `games[3].price`; empty where the file as a whole is meant. */
  path: string;
  text: string;
}

/** The folder is not as the format says; the message lists everything that is wrong, for whoever runs the import. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.map(({ file, path, text }) => `  - ${file}${path === '' ? '' : `: ${path}`}: ${text}`);
    super(`Nothing was imported:\n${lines.join('\n')}`);
    this.name = 'ContentError';
  }
}
