/** The module of one icon as the app draws it. */
export function drawIcon(file: string, source: string): Promise<string>;
