import type { Payment } from '@server/pay/port';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A transaction as WeChat Pay writes it. */
export function paymentOf(data: Readonly<Record<string, unknown>>): Payment {
  const amount = data.amount as { total?: unknown; currency?: unknown } | undefined;
  const { openid } = (data.payer ?? {}) as { openid?: unknown };
  const isYuan = (amount?.currency ?? 'CNY') === 'CNY';
  return {
    orderId: textOf(data.out_trade_no),
    providerTxn: textOf(data.transaction_id),
    amountFen: isYuan ? String(amount?.total ?? '') : `${amount?.total} ${amount?.currency}`,
    ...(typeof openid === 'string' && { payer: openid }),
  };
}
