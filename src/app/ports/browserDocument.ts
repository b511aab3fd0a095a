import type { DocumentPort } from '@/kernel/ports';

function heard<E extends Event>(target: EventTarget, names: string[], hear: (event: E) => void) {
  for (const name of names) target.addEventListener(name, hear as EventListener);
  return () => {
    for (const name of names) target.removeEventListener(name, hear as EventListener);
  };
}

/** The hash in the name of the entry's script, which differs with every build; a development build has none. */
const buildName = () =>
  /main\.(\w+)\.js/.exec(document.querySelector<HTMLScriptElement>('[src*="/main."]')?.src ?? '')?.[1] ?? 'dev';

/** Title, theme, visibility and connection of the page. */
export function createBrowserDocument(): DocumentPort {
  const root = document.documentElement;
  return {
    build: buildName(),
    origin: window.location.origin,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasDevTools: '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window,
    setTitle(title) {
      document.title = title;
    },
    dress({ skin, theme, textScale, motion }) {
      root.dataset.skin = skin;
      if (theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = theme;
      if (motion === 'system') delete root.dataset.motion;
      else root.dataset.motion = motion;
      root.style.setProperty('--text-scale-app', String(textScale));
    },
    isVisible: () => document.visibilityState === 'visible',
    onVisible: (hear) => heard(document, ['visibilitychange'], () => hear(document.visibilityState === 'visible')),
    isOnline: () => navigator.onLine,
    onOnline: (hear) => heard(window, ['online', 'offline'], () => hear(navigator.onLine)),
    // A phone may take a hidden page away without another word.
    onHide(hear) {
      const stops = [
        heard(window, ['pagehide'], hear),
        heard(document, ['visibilitychange'], () => document.visibilityState === 'hidden' && hear()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    reload: () => window.location.reload(),
  };
}
