import type { BrowserContext } from '@playwright/test';

/** What the browser complained about during a test. */
export class Watch {
  private readonly allowed: RegExp[] = [];
  private readonly complaints: string[] = [];

  /** Complaints this test provokes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Everything that nobody allowed: policy violations, uncaught errors, console errors, requests that failed. */
  get problems(): string[] {
    return this.complaints.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }

  /** The violations of the page's security policy alone. */
  get violations(): string[] {
    return this.problems.filter((line) => line.startsWith('policy'));
  }

  async listenTo(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample } = event;
        // biome-ignore lint/suspicious/noConsole: the console is how the page tells the test
        console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${sample} at ${location.pathname}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = message.text();
      // WebKitGTK has no manifests, and says so of every page that names one.
      if (text.startsWith("Unrecognized Content-Security-Policy directive 'manifest-src'")) return;
      this.complaints.push(text.startsWith('policy violated') ? text : `console: ${text} (${message.location().url})`);
    });
    context.on('weberror', (fault) => this.complaints.push(`uncaught: ${fault.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page went away, or the product took its question back; each engine has its own word for it.
      if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED|Load request cancelled)$/.test(reason))
        this.complaints.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
  }
}
