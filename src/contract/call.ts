import type * as v from 'valibot';

/** A valibot schema without transforms, so that the same text reads answers here and becomes JSON Schema on the server. */
export type Schema = v.GenericSchema;

/** How a body travels: form-encoded (default, arrays as repeated keys), flagged JSON, or multipart. */
export type Encoding = 'form' | 'json' | 'multipart';

/** `guest`: needs nothing; `member`: without a token the server answers code 2. */
export type Access = 'guest' | 'member';

/** One HTTP call of the contract: everything both sides must agree on. */
export interface Call<In extends Schema = Schema, Out extends Schema = Schema> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path under the API base, without a leading slash; `{name}` takes the input field of that name. */
  path: string;
  access: Access;
  encoding: Encoding;
  input: In;
  output: Out;
}

type Draft<In extends Schema, Out extends Schema> = Omit<Call<In, Out>, 'access' | 'encoding'> &
  Partial<Pick<Call, 'access' | 'encoding'>>;

/** Writes down a call; public and form-encoded unless it says otherwise. */
export function call<const In extends Schema, const Out extends Schema>(draft: Draft<In, Out>): Call<In, Out> {
  return { access: 'guest', encoding: 'form', ...draft };
}

/** What the caller gives. */
export type InputOf<C> = C extends Call<infer In, Schema> ? v.InferInput<In> : never;
/** What the payload of a good answer is. */
export type OutputOf<C> = C extends Call<Schema, infer Out> ? v.InferOutput<Out> : never;

/** Whether a call's fields travel in its body; those of any other stand in the query (G2). */
export const hasBody = ({ method }: Pick<Call, 'method'>): boolean => method === 'POST';

/** Splits an input into the filled path and the fields that are left for query or body. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
