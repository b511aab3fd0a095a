import type { Code } from '@/contract/codes';
import { type ErrorKey, errorText } from './text/errors';

/** A refusal a member is to read: HTTP 200 with a product code; `data` is what contract.md lists for that code. */
export class ProductError extends Error {
  constructor(
    readonly code: Code,
    readonly msgKey: ErrorKey,
    readonly data: Record<string, unknown> | null = null,
    /** What is read instead of the catalogue's line: one that names a moment or a reason. */
    private readonly said?: string,
  ) {
    super(`${code} ${msgKey}`);
    this.name = 'ProductError';
  }

  /** The Chinese text for the envelope's `msg`. */
  get text(): string {
    return this.said ?? errorText[this.msgKey];
  }
}
