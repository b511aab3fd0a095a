import type { Code } from '@/contract/codes';
import { type ErrorKey, errorText } from './text/errors';

/** A refusal a member is to read: HTTP 200 with a product code; `data` is what contract.md lists for that code. */
export class ProductError extends Error {
  constructor(
    readonly code: Code,
    readonly msgKey: ErrorKey,
    readonly data: Record<string, unknown> | null = null,
  ) {
    super(`${code} ${msgKey}`);
    this.name = 'ProductError';
  }

  /** The Chinese text for the envelope's `msg`. */
  get text(): string {
    return errorText[this.msgKey];
  }
}
