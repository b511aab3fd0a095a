import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { type Call, hasBody, type Schema } from '@/contract/call';

type Json = Record<string, unknown>;

/** The parts of a request that Fastify validates, derived from a call's input. */
export interface RequestSchemas {
  params?: Json;
  querystring?: Json;
  body?: Json;
}

/** A literal needs its type, or a form's text would never equal a number. */
const options: ConversionConfig = {
  target: 'openapi-3.0',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'literal' && 'literal' in valibotSchema) {
      return { ...jsonSchema, type: typeof valibotSchema.literal === 'number' ? 'number' : 'string' };
    }
    if (valibotSchema.type === 'loose_object') return { ...jsonSchema, additionalProperties: true };
    return undefined;
  },
};

function convert(schema: Schema, typeMode: 'input' | 'output'): Json {
  return toJsonSchema(schema, { ...options, typeMode }) as Json;
}

/** The names in the braces of a path. */
function holesOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1] ?? '');
}

function pick(schema: Json, keep: (name: string) => boolean): Json {
  const properties = schema.properties as Json;
  const required = schema.required as string[];
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => keep(name))),
    required: required.filter(keep),
  };
}

/** What of a call travels in the path, and what in the query or the body. */
export function requestSchemas(
  call: Pick<Call, 'method' | 'path' | 'input'> & Partial<Pick<Call, 'encoding'>>,
): RequestSchemas {
  const schema = convert(call.input, 'input');
  const holes = new Set(holesOf(call.path));
  // A multipart body is read, and judged, part by part.
  if (call.encoding === 'multipart') return {};
  const rest = pick(schema, (name) => !holes.has(name));
  return {
    ...(holes.size > 0 && { params: pick(schema, (name) => holes.has(name)) }),
    ...(hasBody(call) ? { body: rest } : { querystring: rest }),
  };
}

/** The envelope of a good answer around a call's payload: what is not listed here never leaves the server. */
export function answerSchema(output: Schema): Json {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data: convert(output, 'output'),
      msg: { type: 'string' },
      traceId: { type: 'string' },
    },
  };
}
