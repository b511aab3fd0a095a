import { Check } from 'lucide-react';
import * as v from 'valibot';
import { peopleApi } from '@/api/peopleApi';
import { Id } from '@/contract/fields';
import { PagePart } from '@/contract/person';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { personText } from '@/text/person';
import { Image } from '@/ui/image/Image';
import { Rail } from '@/ui/rail/Rail';
import { Sheet } from '@/ui/sheet/Sheet';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Switch } from '@/ui/switch/Switch';
import { Chosen, Parts } from './person-menu.styles';

const text = personText.page;
const { useUserProfileQuery, usePageCoversQuery, useSavePageMutation } = peopleApi;

/** Width through height of a cover to choose. */
const RATIO = 16 / 9;

/** One's own page: the picture over it, and which parts others see. What is tapped holds at once. */
export function OwnPageSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { id } = v.parse(v.object({ id: Id }), overlay.data);
  const { data: person } = useUserProfileQuery({ id });
  const covers = usePageCoversQuery();
  const [save, { isLoading }] = useSavePageMutation();

  const change = async (wish: { cover?: string; hides?: PagePart[] }) => {
    const { data } = await save(wish);
    if (!data) return;
    dispatch(
      peopleApi.util.updateQueryData('userProfile', { id }, (page) => {
        page.cover = data.cover;
        page.hides = data.hides;
      }),
    );
  };
  const hides = person?.hides ?? [];
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} bare>
      <Parts>
        <h3>{text.covers}</h3>
        {covers.isError && !covers.data && (
          <FaultState inline fault={covers.error} onRetry={() => void covers.refetch()} />
        )}
        {covers.isLoading && <SkeletonRows count={3} pill={false} />}
        <Rail label={text.covers} rows={2} item="8.5rem" gap="0.5rem">
          {(covers.data ?? []).map(({ key, image }, index) => (
            <Chosen
              key={key}
              type="button"
              aria-label={text.coverNumber(index + 1)}
              aria-pressed={person?.cover === image}
              aria-disabled={isLoading || undefined}
              onClick={() => isLoading || void change({ cover: key })}
            >
              <Image src={image} alt="" ratio={RATIO} />
              {person?.cover === image && <Check aria-hidden="true" />}
            </Chosen>
          ))}
        </Rail>
      </Parts>
      <Parts>
        <h3>{text.shown}</h3>
        {PagePart.options.map((part) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control
          <label key={part}>
            <span>
              {text.parts[part].name}
              <small>{text.parts[part].note}</small>
            </span>
            <Switch
              checked={!hides.includes(part)}
              busy={isLoading}
              onChange={(on) => void change({ hides: on ? hides.filter((one) => one !== part) : [...hides, part] })}
            />
          </label>
        ))}
      </Parts>
    </Sheet>
  );
}
