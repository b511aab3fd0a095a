import { type MouseEvent, useMemo } from 'react';
import { sanitize } from '@/lib/html/sanitize';
import { isPlainClick } from '@/lib/react/plainClick';
import { Root } from './rich-text.styles';

export interface RichTextProps {
  /** As the server sent it; cleaned here and nowhere else. */
  html: string;
  /** A link to a place of ours was tapped; foreign ones open outside by themselves. */
  onGo: (path: string) => void;
  className?: string;
}

/** The cleaned HTML itself; pages take `RichText`, which loads this and the sanitizer when needed. */
export function RichTextBody({ html, onGo, className }: RichTextProps) {
  const clean = useMemo(() => ({ __html: sanitize(html) as string }), [html]);

  const follow = (event: MouseEvent) => {
    const path = (event.target as Element).closest('a')?.getAttribute('href');
    if (!path?.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    onGo(path);
  };

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for server HTML, behind the sanitizer
  return <Root className={className} onClick={follow} dangerouslySetInnerHTML={clean} />;
}
