/** Reads Playwright's JSON report: the tests that failed, and passed when they were tried once more. */
export function flakyOf(report: object | undefined): string[];
