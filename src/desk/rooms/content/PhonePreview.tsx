import { useState } from 'react';
import { Segments } from '@/desk/kit/segments/Segments';
import { contentDeskText as text } from '@/text/desk/content';
import { CleanHtml } from './CleanHtml';
import { DrawnPhone, Sheet } from './content.styles';
import type { Item } from './item';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What has no page of its own, drawn in a phone: the server cleaned its HTML. */
export function PhonePreview({ item, html }: { item: Item; html: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const picture = words(item.image) || words(item.cover);
  return (
    <>
      <Segments
        label={text.themeLabel}
        value={theme}
        options={[
          { value: 'light', label: text.light },
          { value: 'dark', label: text.dark },
        ]}
        onChange={setTheme}
      />
      <DrawnPhone>
        <Sheet data-dark={theme === 'dark' ? '' : undefined}>
          {picture !== '' && <img src={picture} alt="" />}
          <h3>{words(item.title) || words(item.name) || words(item.question)}</h3>
          <CleanHtml html={html} />
        </Sheet>
      </DrawnPhone>
    </>
  );
}
