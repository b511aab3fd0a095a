import { useState } from 'react';
import type { ContentKindName, ContentThing } from '@/contract/desk/content';
import { kept } from '@/desk/world/kept';
import { useSaveContentMutation } from './contentApi';
import { differing, type Item, itemOf } from './item';

const keyOf = (kind: string, thing: string) => `content:${kind}:${thing}`;

/**
 * What is being written of a thing. It outlives the page and the end of a session in this browser until it is saved; `save`
 * answers the thing with the draft as the server has it, or null when it was refused.
 */
export function useDraft(kind: ContentKindName, of: ContentThing | null, blank: Item) {
  const thing = of?.thing ?? 'new';
  const stored = of?.draft?.item ?? of?.live ?? null;
  const [own, setOwn] = useState<Item | null>(() => {
    const words = kept.read(keyOf(kind, thing));
    return words === null ? null : itemOf(words);
  });
  const [send, { isLoading, error }] = useSaveContentMutation();
  const saved = stored === null ? blank : itemOf(stored);
  const item = own ?? saved;
  const isDirty = own !== null && (stored === null || differing(own, saved).length > 0);
  const edit = (next: Item | null) => {
    setOwn(next);
    kept.write(keyOf(kind, thing), next === null ? null : JSON.stringify(next));
  };
  const save = async (): Promise<ContentThing | null> => {
    if (of?.draft && !isDirty) return of;
    const input = { kind, thing, item: JSON.stringify(item), seen: of?.draft?.version ?? 0 };
    const { data } = await send(input);
    if (!data) return null;
    edit(null);
    return data;
  };
  return { item, isDirty, edit, save, isSaving: isLoading, error };
}
