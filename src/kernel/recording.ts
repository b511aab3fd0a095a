/**
 * What a session recording may keep of a value.
 * `keep` as it is · `pseudonym` equal values stay equal · `length` only how long · `shape` structure with masked texts ·
 * `drop` nothing · or a rule for each field, unlisted fields falling to `shape`.
 */
export type Rule = 'keep' | 'pseudonym' | 'length' | 'shape' | 'drop' | { readonly [field: string]: Rule };

/** One rule for each action of a slice; a new action without a rule does not compile. */
export type RecordingRules<Actions> = { readonly [Name in keyof Actions]: Rule };

/** The rules of an endpoint: what it was asked and what it answered. */
export interface EndpointRule {
  arg: Rule;
  result: Rule;
}

/** One rule for each endpoint of a file. */
export type EndpointRules<Endpoints> = { readonly [Name in keyof Endpoints]: EndpointRule };
