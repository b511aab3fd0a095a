import type { SmsSender } from './port';

/** Several senders as one: the first that takes a code carries it. null for none. */
export function oneAfterTheOther(senders: readonly SmsSender[]): SmsSender | null {
  const [first, ...rest] = senders;
  if (!first || rest.length === 0) return first ?? null;
  const shown = senders.find(({ outbox }) => outbox);
  return {
    name: senders.map(({ name }) => name).join(),
    async send(message) {
      const failed: unknown[] = [];
      for (const sender of senders) {
        try {
          const number = await sender.send(message);
          return number === null ? null : `${sender.name}:${number}`;
        } catch (error) {
          failed.push(error);
        }
      }
      throw new AggregateError(failed, 'No sender took the code.');
    },
    async receipt({ number, ...sent }) {
      const [name = '', ...own] = number.split(':');
      const sender = senders.find((one) => one.name === name);
      if (!sender) throw new Error(`There is no sender ${name}.`);
      return sender.receipt({ ...sent, number: own.join(':') });
    },
    ...(shown?.outbox && { outbox: shown.outbox }),
  };
}
