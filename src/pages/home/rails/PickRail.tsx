import type { PickList } from '@/contract/editorial';
import { PickCard, PickFan } from '@/pages/square/editorial/PickCard';
import { usePicksAllowed } from '@/pages/square/editorial/usePicksAllowed';

/** Lists made by people: an editor's with its sentences, a member's as a fan. */
export function PickRail({ lists }: { lists: readonly PickList[] }) {
  return usePicksAllowed(lists).map((list) =>
    list.madeBy === 'editor' ? <PickCard key={list.id} list={list} /> : <PickFan key={list.id} list={list} />,
  );
}
