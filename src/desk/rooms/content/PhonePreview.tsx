import { useState } from 'react';
import { themeNow } from '@/desk/theme/themeChoice';
import { CleanHtml } from './CleanHtml';
import { DrawnPhone, Sheet } from './content.styles';
import type { Item } from './item';
import { PreviewTheme, type Theme } from './PreviewTheme';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What has no page of its own, drawn in a phone: the server cleaned its HTML. */
export function PhonePreview({ item, html }: { item: Item; html: string }) {
  const [theme, setTheme] = useState<Theme>(themeNow);
  const picture = words(item.image) || words(item.cover);
  return (
    <>
      <PreviewTheme value={theme} onChange={setTheme} />
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
