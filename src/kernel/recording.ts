/**
 * What a session recording may keep of a value.
 * `keep` as it is · `words` a sentence of the catalogue with its figures, any other text by its length · `pseudonym` equal values stay equal · `length` only how long · `shape` structure with masked texts ·
 * `dots` how long, of a secret that the file is searched for · `drop` nothing, and searched for · or a rule for each field, unlisted fields falling to `shape` · or the rule that a field of it decides.
 */
export type Rule = 'keep' | 'words' | 'pseudonym' | 'length' | 'shape' | 'dots' | 'drop' | FieldRules | RuleBy;

export interface FieldRules {
  readonly [field: string]: Rule;
}

/** The same field of several kinds of thing: `$by` names the field that tells which; a kind that is not listed falls to `other`, or to `shape`. */
export interface RuleBy {
  readonly $by: string;
  readonly of: Readonly<Record<string, Rule>>;
  readonly other?: Rule;
}

/** Whether a field decides. No field of ours begins with a `$`. */
export const isRuleBy = (rule: Rule): rule is RuleBy => typeof rule === 'object' && '$by' in rule;

/** One rule for each action of a slice; a new action without a rule does not compile. */
export type RecordingRules<Actions> = { readonly [Name in keyof Actions]: Rule };

/** The rules of an endpoint: what it was asked and what it answered. */
export interface EndpointRule {
  arg: Rule;
  result: Rule;
}

/** One rule for each endpoint of a file. */
export type EndpointRules<Endpoints> = { readonly [Name in keyof Endpoints]: EndpointRule };
