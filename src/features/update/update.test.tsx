import { screen } from '@testing-library/react';
import { bootSteps } from '@/features/boot/bootMachine';
import { bootEvents } from '@/features/boot/bootSlice';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { renderApp } from '@/testing/renderApp';

async function app(otherConfig: Record<string, number | string> = {}) {
  const world = await renderApp('/faq');
  const { store, ports, pass } = world;
  store.dispatch(configEvents.loaded({ ...defaultConfig, otherConfig }));
  const begin = async () => {
    store.dispatch(bootEvents.started());
    for (const step of bootSteps) store.dispatch(bootEvents.stepSettled({ step }));
    await pass();
  };
  const go = async (to: string) => {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await pass();
  };
  const dialog = () => screen.queryByRole('dialog', { name: '新版本已备好' });
  return { ...world, begin, go, dialog, worker: ports.worker };
}

describe('a newer app', () => {
  it('is offered between two pages, once, and taken with a tap', async () => {
    const { begin, go, dialog, worker, user } = await app();
    await begin();
    expect(worker.did).toEqual(['start']);
    worker.find();
    expect(dialog()).toBeNull();
    await go('/business');
    await user.click(await screen.findByRole('button', { name: '立即更新' }));
    expect(worker.did).toEqual(['start', 'takeOver']);
    await go('/faq');
    expect(dialog()).toBeNull();
  });

  it('D4: is not offered over something typed', async () => {
    const { begin, go, dialog, worker, store } = await app();
    await begin();
    worker.find();
    store.dispatch(formEvents.drafted({ form: 'search', draft: { words: '你好' } }));
    await go('/business');
    expect(dialog()).toBeNull();
  });

  it.each([0, '0'])('A1: the operator takes the worker away (%j)', async (offline) => {
    const { begin, worker } = await app({ offline });
    await begin();
    expect(worker.did).toEqual(['retire']);
  });

  it('H1: nothing is registered while somebody travels', async () => {
    const { begin, worker, ports } = await app();
    ports.gate.enter('travel');
    await begin();
    expect(worker.did).toEqual([]);
  });
});
