import type { Notice, PaymentProvider, PayTools, ProviderOrder } from '@server/pay/port';

/** What is wrong with the network: calls do not arrive, or their answers do not. */
export type Trouble = 'lostCall' | 'lostAnswer' | null;

/** The other side of a provider, with keys and books of its own, as a test drives it. */
export interface OtherSide {
  readonly name: string;
  /** What the operator sets, by variable. */
  readonly environment: Readonly<Record<string, string>>;
  provider(tools: PayTools): Promise<PaymentProvider>;
  /** A member opens its page; false where it takes nothing for the order any more. */
  visit(order: ProviderOrder, provider: PaymentProvider): Promise<boolean>;
  /** They pay there; false where it takes nothing any more. */
  pay(order: ProviderOrder): Promise<boolean>;
  /** What it tells of a payment, signed at this moment; null while nothing was paid. */
  notice(order: ProviderOrder): Promise<Notice | null>;
  /** What it has taken less what it gave back, fen. */
  balance(): Promise<number>;
  /** Refunds that it has given, each once. */
  refunds(): Promise<number>;
  /** From now on. */
  trouble(wanted: Trouble): void;
  /** It goes down and comes back with its books; calls under way break off. */
  restart(): Promise<void>;
  close(): Promise<void>;
}
