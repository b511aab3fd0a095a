import { useState } from 'react';
import type { ContentKindName } from '@/contract/desk/content';
import { Segments } from '@/desk/kit/segments/Segments';
import { wholeText } from '@/desk/kit/time/moment';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { CleanHtml } from './CleanHtml';
import { Phone, Sheet } from './content.styles';
import type { Item } from './item';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A thing in the frame of a phone, as members get it: the server cleaned its HTML. */
export function PhonePreview({ kind, item, html }: { kind: ContentKindName; item: Item; html: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const now = useNow();
  const picture = words(item.image) || words(item.cover);
  const from = Date.parse(words(item.startsAt));
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
      <Phone>
        <Sheet data-dark={theme === 'dark' ? '' : undefined}>
          {picture !== '' && <img src={picture} alt="" />}
          <h3>{words(item.title) || words(item.name) || words(item.question)}</h3>
          {kind === 'bulletin' && (
            <small>{text.publishedAt(wholeText(Number.isNaN(from) ? now : from).slice(0, 16))}</small>
          )}
          <CleanHtml html={html} />
          {kind === 'bulletin' && <b>{text.gotIt}</b>}
        </Sheet>
      </Phone>
    </>
  );
}
