import * as v from 'valibot';
import { type RuleName, ruleNames, type VelocityRule, type VelocityRules, velocityRules } from './rules';

const FORM = /^(\w+)=(?:(off)|(\d{1,9})(?:\/(\d{1,4}))?(?::(\w+))?)$/;
/** Counts are forgotten by then: joins are kept for thirty days. */
const MOST_HOURS = 720;
/** Typed codes are counted by the hour. */
const LONGEST: Partial<Record<RuleName, number>> = { codesTried: 1 };

const isRule = (name: string): name is RuleName => (ruleNames as readonly string[]).includes(name);

/** What is wrong with one part of the variable, or the rule it makes. */
function readPart(part: string): { name: RuleName; rule: VelocityRule } | string {
  const [, name = '', off, most, hours, effect] = FORM.exec(part) ?? [];
  if (name === '') return `has "${part}", which is not NAME=MOST[/HOURS][:EFFECT] or NAME=off`;
  if (!isRule(name)) return `names no rule with "${name}"; there are ${ruleNames.join(', ')}`;
  const base: VelocityRule = velocityRules[name];
  if (off) return { name, rule: { ...base, effect: 'off' } };
  const chosen = effect === undefined ? base.effect : base.may.find((one) => one === effect);
  if (chosen === undefined) return `gives ${name} the effect "${effect}"; it may be ${base.may.join(' or ')}`;
  const long = hours === undefined ? base.hours : Number(hours);
  const longest = LONGEST[name] ?? MOST_HOURS;
  if (long < 1 || long > longest) return `gives ${name} ${long} hours; it takes 1 to ${longest}`;
  return { name, rule: { ...base, effect: chosen, most: Number(most), hours: long } };
}

/** VELOCITY_RULES: `newAccountFen=50000/48:person,ordersPlaced=off` changes two rules and leaves the others. */
export const VelocityRulesText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): VelocityRules => {
    const rules: Record<RuleName, VelocityRule> = { ...velocityRules };
    for (const part of dataset.value.split(',').filter((one) => one.trim() !== '')) {
      const read = readPart(part.trim());
      if (typeof read === 'string') {
        addIssue({ message: read });
        return NEVER;
      }
      rules[read.name] = read.rule;
    }
    return rules;
  }),
);
