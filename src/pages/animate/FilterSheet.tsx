import { useState } from 'react';
import { useBookLabelsQuery } from '@/api/bookApi';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { animateText } from '@/text/animate';
import { booksText } from '@/text/books';
import { Button } from '@/ui/button/Button';
import { CheckboxGroup } from '@/ui/checkbox-group/CheckboxGroup';
import { Chip } from '@/ui/chip/Chip';
import { Sheet } from '@/ui/sheet/Sheet';
import { type AnimateView, KINDS, noFilter, PAYS, readView, SORTS, STATUSES, viewAddress } from './animateView';
import { Group } from './filter-sheet.styles';

const text = animateText.filter;

/** The conditions of 分类. They become the address when the member has chosen. */
export function FilterSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const go = useGo();
  const { data: labels } = useBookLabelsQuery();
  const [view, setView] = useState<AnimateView>(() => {
    const [, search = ''] = String(overlay.data.address).split('?');
    return { ...readView(new URLSearchParams(search)), tab: 'category' };
  });
  const change = (part: Partial<AnimateView>) => setView({ ...view, ...part });

  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        <>
          <Button onClick={() => change(noFilter)}>{text.clear}</Button>
          <Button tone="main" onClick={() => go(viewAddress(view), 'replace')}>
            {text.done}
          </Button>
        </>
      }
    >
      <One
        legend={animateText.kinds}
        options={KINDS}
        name={(kind) => booksText.kind[kind]}
        chosen={view.kind}
        onChoose={(kind) => change({ kind })}
      />
      {labels && labels.length > 0 && (
        <Group as="div">
          <CheckboxGroup
            legend={text.labels}
            options={labels.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={view.labels.map(String)}
            onChange={(value) => change({ labels: value.map(Number) })}
          />
        </Group>
      )}
      <One
        legend={text.status}
        options={STATUSES}
        name={(status) => text.statuses[status]}
        chosen={view.status}
        onChoose={(status) => change({ status })}
      />
      <One
        legend={text.pay}
        options={PAYS}
        name={(pay) => text.pays[pay]}
        chosen={view.pay as (typeof PAYS)[number] | undefined}
        onChoose={(pay) => change({ pay })}
      />
      <Group>
        <legend>{text.sort}</legend>
        <div>
          {SORTS.map((sort) => (
            <Chip key={sort} tone="soft" on={view.sort === sort} onClick={() => change({ sort })}>
              {text.sorts[sort]}
            </Chip>
          ))}
        </div>
      </Group>
    </Sheet>
  );
}

interface OneProps<T extends string> {
  legend: string;
  options: readonly T[];
  name: (option: T) => string;
  chosen: T | undefined;
  onChoose: (option: T | undefined) => void;
}

/** One of a few, or all of them. */
function One<T extends string>({ legend, options, name, chosen, onChoose }: OneProps<T>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        <Chip tone="soft" on={chosen === undefined} onClick={() => onChoose(undefined)}>
          {text.all}
        </Chip>
        {options.map((option) => (
          <Chip key={option} tone="soft" on={chosen === option} onClick={() => onChoose(option)}>
            {name(option)}
          </Chip>
        ))}
      </div>
    </Group>
  );
}
