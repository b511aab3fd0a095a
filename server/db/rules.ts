import { activityRules } from './activityRules';
import type { Rule } from './check';
import { checkinRules } from './checkinRules';
import { moderationRules } from './moderationRules';
import { moneyRules } from './moneyRules';
import { readingRules } from './readingRules';
import { reviewRules } from './reviewRules';
import { sanctionRules } from './sanctionRules';
import { squareRules } from './squareRules';
import { supportRules } from './supportRules';
import { welfareRules } from './welfareRules';

/** Every rule of the whole database; each area keeps its own file and is added here. */
export const rules: readonly Rule[] = [
  ...moneyRules,
  ...readingRules,
  ...reviewRules,
  ...squareRules,
  ...sanctionRules,
  ...moderationRules,
  ...activityRules,
  ...checkinRules,
  ...supportRules,
  ...welfareRules,
];
