import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { RuleName, VelocityRule, VelocityRules } from './rules';

/** The rules of this house, and how often each of them did something in this process. */
export interface Velocity {
  readonly rules: VelocityRules;
  /** The rule did what it does. */
  tripped(name: RuleName): void;
  /** By rule; for the metrics. */
  trips(): Readonly<Partial<Record<RuleName, number>>>;
}

export function createVelocity(rules: VelocityRules): Velocity {
  const trips: Partial<Record<RuleName, number>> = {};
  return {
    rules,
    tripped(name) {
      trips[name] = (trips[name] ?? 0) + 1;
    },
    trips: () => ({ ...trips }),
  };
}

export const HOUR_MS = 3_600_000;

/** When the window of a rule that ends now began. */
export const windowStart = ({ hours }: VelocityRule, now: number): Date => new Date(now - hours * HOUR_MS);

/** 1004, in words that say until when. */
export const tooOften = (said: string, waitMs: number): ProductError =>
  new ProductError(code.tooOften, 'tooOften', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }, said);
