/** The steps of app start (A2); each settles on its own, failed or not. */
export const bootSteps = ['dress', 'device', 'status', 'messages', 'tags', 'url', 'bulletin', 'source'] as const;
export type BootStep = (typeof bootSteps)[number];

export type BootState = { at: 'cold' } | { at: 'starting'; settled: readonly BootStep[] } | { at: 'ready' };

export const bootStart = 'cold';

export const bootTable = {
  cold: { started: ['starting'] },
  starting: { stepSettled: ['starting', 'ready'] },
  ready: {},
} as const;
