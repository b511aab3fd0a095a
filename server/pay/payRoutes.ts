import type { ServerContext } from '@server/context';
import { plainPageCsp } from '@server/http/securityHeaders';
import { isAccepted } from '@server/money/hearNotice';
import { statusAt } from '@server/money/orders';
import { isPaySig, returnUrl } from '@server/money/payUrl';
import { takeNotice } from '@server/money/takeNotice';
import { siteOf } from '@server/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { noticePath, type PaymentProvider, type Visit } from './port';

/** No call of the contract, and limited like one: whoever knows the address may write. */
const rules = { config: { limited: true } };
const Query = v.record(v.string(), v.fallback(v.string(), ''));

/**
 * Where a provider tells what happened: the body is signed, so it is read as it came. What the provider has signed counts against no
 * limit, since its repeats come from few addresses; what it has not is counted by address, and past that not even written down.
 */
function hearing(app: FastifyInstance, ctx: ServerContext, provider: PaymentProvider): void {
  const count = app.createRateLimit({
    ...{ max: ctx.config.rateLimitMax, timeWindow: '1 minute', allowList: [] },
    keyGenerator: ({ ip }) => `forged:${siteOf(ip)}`,
  });
  const forged = async (request: FastifyRequest) => {
    const of = await count(request);
    if (!of.isAllowed && of.isExceeded) throw Object.assign(new Error('Too many forged notices'), { statusCode: 429 });
  };
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.post(noticePath(provider.name), async (request, reply) => {
      const { headers, body } = request;
      const notice = { headers, body: typeof body === 'string' ? body : '' };
      const result = await takeNotice(ctx, provider, notice, () => forged(request));
      const answer = provider.answer(isAccepted(result));
      return reply.code(answer.status).type(answer.type).send(answer.body);
    });
  });
}

function visitOf(request: FastifyRequest, origin: string, nonce: string): Visit {
  return {
    url: `${origin}${request.url}`,
    query: v.parse(Query, request.query),
    userAgent: String(request.headers['user-agent'] ?? ''),
    address: request.ip,
    nonce,
  };
}

/** The door of a cashier that is elsewhere: who has a good link to an order that can be paid is sent on. */
function door(
  app: FastifyInstance,
  { database, clock, ids, config, ...keys }: ServerContext,
  provider: PaymentProvider,
) {
  app.get(`/pay/${provider.name}/:orderId`, rules, async (request, reply) => {
    const { orderId } = v.parse(v.object({ orderId: v.string() }), request.params);
    const nonce = ids.token(18);
    const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
    const visit = visitOf(request, origin, nonce);
    reply.header('cache-control', 'no-store');
    const isTheirs = isPaySig(orderId, visit.query.sig ?? '', keys);
    const order =
      isTheirs &&
      (await database.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('provider', '=', provider.name)
        .executeTakeFirst());
    if (!order) return reply.redirect('/recharge', 303);
    if (statusAt(order, clock.now()) !== 'pending') return reply.redirect(returnUrl(orderId), 303);
    const opened = await provider.open(order, visit);
    if ('goTo' in opened) return reply.redirect(opened.goTo, 303);
    if ('orderString' in opened) return reply.type('text/plain; charset=utf-8').send(opened.orderString);
    const policy = `${plainPageCsp(nonce)}; script-src 'nonce-${nonce}'`;
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(opened.page);
  });
}

/** Everything under /pay: where members pay, and where providers tell that they did. */
export function payRoutes(app: FastifyInstance, ctx: ServerContext): void {
  for (const provider of ctx.payments) {
    hearing(app, ctx, provider);
    if (provider.cashier) provider.cashier(app, (notice) => takeNotice(ctx, provider, notice));
    else door(app, ctx, provider);
  }
}
