import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

/** Made when it is called for the first time. */
function whenAsked<Given, Made>(make: () => (given: Given) => Made): (given: Given) => Made {
  let made: ((given: Given) => Made) | undefined;
  return (given) => {
    made ??= make();
    return made(given);
  };
}

/**
 * Fastify's own compilers of what checks a request and what writes an answer. It would run them all before the server
 * listens, a quarter of the work of a start; here each runs when its call is first asked.
 */
export function addCompilers(app: FastifyInstance): void {
  const validator = AjvCompiler()(
    {},
    { customOptions: { removeAdditional: 'all', coerceTypes: 'array', useDefaults: true, allErrors: false } },
  );
  const serializer = SerializerSelector()({}, {});
  app.setValidatorCompiler((route) =>
    whenAsked(() => {
      const validate = validator(route);
      return (data: unknown) => validate(data) === true || { error: validate.errors ?? [] };
    }),
  );
  app.setSerializerCompiler(({ httpStatus = '200', ...route }) =>
    whenAsked(() => serializer({ ...route, httpStatus })),
  );
}
