import Fastify from 'fastify';
import { allCalls } from '@/contract/calls/all';
import { deskCalls } from '@/contract/desk/all';
import { addCompilers } from './compilers';
import { answerSchema, requestSchemas } from './jsonSchema';

/** Refers to what is nowhere. */
const broken = { type: 'object', properties: { lost: { $ref: '#/nowhere' } } };

describe('compilers', () => {
  it('run when their call is first asked: one that cannot be compiled takes no other with it', async () => {
    const app = Fastify();
    addCompilers(app);
    app.post('/broken', { schema: { body: broken } }, () => ({}));
    app.get('/unwritable', { schema: { response: { 200: broken } } }, () => ({ lost: 1 }));
    app.get('/fine', () => ({ ok: true }));
    await app.ready();
    expect((await app.inject('/fine')).json()).toEqual({ ok: true });
    expect((await app.inject({ method: 'POST', url: '/broken', payload: {} })).statusCode).toBe(500);
    expect((await app.inject('/unwritable')).statusCode).toBe(500);
  });

  it('say what is wrong with a request at each asking', async () => {
    const app = Fastify();
    addCompilers(app);
    const body = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
    app.post('/x', { schema: { body } }, ({ body: read }) => read);
    const ask = async (payload: object) => (await app.inject({ method: 'POST', url: '/x', payload })).json();
    expect(await ask({})).toMatchObject({ statusCode: 400, message: "body must have required property 'id'" });
    expect(await ask({ id: '7', extra: 1 })).toEqual({ id: 7 });
    expect(await ask({ id: 'seven' })).toMatchObject({ statusCode: 400, message: 'body/id must be integer' });
  });

  // Nothing else says so before a call is asked.
  it.each(Object.entries({ ...allCalls, ...deskCalls }))('can compile %s', (_name, call) => {
    const app = Fastify();
    addCompilers(app);
    const { validatorCompiler, serializerCompiler } = app;
    for (const [httpPart, schema] of Object.entries(requestSchemas(call))) {
      const validate = validatorCompiler?.({ schema, method: call.method, url: call.path, httpPart });
      expect(() => validate?.({})).not.toThrow();
    }
    const write = serializerCompiler?.({ schema: answerSchema(call.output), method: call.method, url: call.path });
    expect(write?.({ code: 1, msg: 'no', traceId: 't' })).toBe('{"code":1,"msg":"no","traceId":"t"}');
  });
});
