import type { Config } from '@server/config';
import type { SmsSender } from '@server/sms/port';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Codes that left, beside what the house is ready to pay for; each process counts its own. */
export function smsMetrics(
  registry: Registry,
  { smsBudget }: Pick<Config, 'smsBudget'>,
): { count<S extends SmsSender>(sender: S): S } {
  const registers = [registry];
  const sent = new Counter({
    name: 'plaza_sms_sent_total',
    help: 'SMS codes that this process handed to the provider.',
    registers,
  });
  new Gauge({
    name: 'plaza_sms_budget',
    help: 'How many codes all members together are sent at most (SMS_PER_HOUR, SMS_PER_DAY).',
    labelNames: ['window'],
    registers,
    collect() {
      this.set({ window: 'hour' }, smsBudget.hour);
      this.set({ window: 'day' }, smsBudget.day);
    },
  });
  return {
    count: (sender) => ({
      ...sender,
      send: async (message) => {
        const number = await sender.send(message);
        sent.inc();
        return number;
      },
    }),
  };
}
