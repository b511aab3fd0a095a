interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: { title: string; file?: string; tests?: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function playwrightTests(
  report: { suites?: PlaywrightSuite[] } | undefined,
  ended: 'unexpected' | 'flaky',
): string[];

interface JestReport {
  testResults?: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

export function failedInJest(report: JestReport | undefined, folder: string): string[];
