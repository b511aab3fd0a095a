import { fireEvent } from '@testing-library/react';

/** jsdom has no player: this one does what it is told and reports it. */
export function fillPlayer(): void {
  const { prototype } = HTMLMediaElement;
  jest.spyOn(prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    fireEvent.play(this);
  });
  jest.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (this.paused) return;
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    fireEvent.pause(this);
  });
  jest.spyOn(prototype, 'load').mockImplementation(() => {});
  jest.spyOn(prototype, 'canPlayType').mockReturnValue('maybe');
}
