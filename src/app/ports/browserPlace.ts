/** Where a session is on screen: size in CSS px, language, and minutes east of UTC. */
export function browserPlace(): { viewport: readonly [number, number]; lang: string; utcOffset: number } {
  return {
    viewport: [window.innerWidth, window.innerHeight],
    lang: navigator.language,
    utcOffset: -new Date(0).getTimezoneOffset(),
  };
}
