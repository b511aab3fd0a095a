import type { ContentThing } from '@/contract/desk/content';
import { differing, itemOf } from './item';

/** Which fields of a kind cost members something; of a priced kind all do. */
export interface Prices {
  priced: boolean;
  prices: readonly string[];
}

/** Whether publishing the draft of a thing waits for a second person, as the server has it. */
export function costs(form: Prices | undefined, { live, draft }: ContentThing): boolean {
  const after = itemOf(draft?.item);
  const changed = differing(itemOf(live), after).filter(
    (name) => live === null || !(name === 'sort' || (name === 'active' && after.active === false)),
  );
  return form !== undefined && (form.priced ? changed.length > 0 : form.prices.some((name) => changed.includes(name)));
}
