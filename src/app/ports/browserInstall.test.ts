import { createGate } from '@/kernel/gate';
import { settle } from '@/testing/settle';
import { createBrowserInstall } from './browserInstall';

/** The browser offers to install; the offer asks once and is answered so. */
function offer(outcome: 'accepted' | 'dismissed', prompt = jest.fn(async () => undefined)) {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { event, prompt };
}

function install() {
  const gate = createGate();
  const heard: boolean[] = [];
  const port = createBrowserInstall(gate);
  port.onInstallOffer((offered) => heard.push(offered));
  return { ...port, gate, heard };
}

describe('the home screen', () => {
  it('is offered when the browser says so, which then keeps quiet itself', () => {
    const { heard } = install();
    const { event } = offer('accepted');
    expect(event.defaultPrevented).toBe(true);
    expect(heard).toEqual([false, true]);
  });

  it.each([
    ['accepted', true],
    ['dismissed', false],
  ] as const)('a member who %s is asked once', async (outcome, agreed) => {
    const { install: ask, heard } = install();
    const { prompt } = offer(outcome);
    expect(await ask()).toBe(agreed);
    expect(await ask()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([false, true, false]);
  });

  it('R6: nobody is asked from the past', async () => {
    const { install: ask, gate } = install();
    const { prompt } = offer('accepted');
    gate.enter('travel');
    expect(await ask()).toBe(false);
    gate.enter('live');
    expect(await ask()).toBe(true);
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('a browser that refuses its own question is a no', async () => {
    const { install: ask } = install();
    offer(
      'accepted',
      jest.fn(() => Promise.reject(new Error('not within a tap'))),
    );
    expect(await ask()).toBe(false);
  });

  it('has no offer any more once the app is installed, by whatever way', () => {
    const { heard } = install();
    offer('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect(heard).toEqual([false, true, false]);
  });

  it('its icon wears a number where it can, from the present alone', async () => {
    const { badge, gate } = install();
    badge(3);
    const setAppBadge = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
    badge(2);
    gate.enter('travel');
    badge(9);
    await settle();
    expect(setAppBadge.mock.calls).toEqual([[2]]);
  });
});
