import type { MouseEvent } from 'react';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { browserGuide } from './browserGuide';
import { appForbidding } from './inApp';

/** What a link out of the app wears: a window of its own, and the way to a browser where the app around it opens none. */
export function useOutLink() {
  const dispatch = useAppDispatch();
  const inApp = appForbidding('window', usePorts().document.userAgent);
  return (url: string) => ({
    href: url,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: (event: MouseEvent) => {
      if (!inApp) return;
      event.preventDefault();
      dispatch(browserGuide({ why: 'window', inApp, link: url }));
    },
  });
}
