import * as v from 'valibot';

/** A part of a draft that is kept as text, as an array of one; empty where it does not read as such. */
export function readPart<S extends v.GenericSchema>(text: unknown, schema: S): v.InferOutput<S>[] {
  try {
    const found = v.safeParse(schema, JSON.parse(String(text)));
    return found.success ? [found.output] : [];
  } catch {
    return [];
  }
}
