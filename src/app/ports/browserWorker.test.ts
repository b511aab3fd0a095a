import { createGate } from '@/kernel/gate';
import { createBrowserWorker } from './browserWorker';

/** A worker that waits beside another; it moves on when the test says so. */
function createWaiting() {
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: jest.fn() });
  const container = { getRegistration: async () => ({ waiting: worker }) } as unknown as ServiceWorkerContainer;
  return { worker, container };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a newer app is taken with the reload that follows its worker', async () => {
  const reload = jest.fn();
  const { worker, container } = createWaiting();
  const taken = createBrowserWorker(() => container, createGate(), reload).takeOver();
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await taken;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an old worker that does not yield leaves nobody before a page on which nothing happens', async () => {
  const reload = jest.fn();
  void createBrowserWorker(() => createWaiting().container, createGate(), reload).takeOver();
  await jest.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where nothing waits any more the page begins anew at once', async () => {
  const reload = jest.fn();
  const container = { getRegistration: async () => ({}) } as unknown as ServiceWorkerContainer;
  await createBrowserWorker(() => container, createGate(), reload).takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R6: a newer app is taken in the present alone', async () => {
  const { worker, container } = createWaiting();
  const gate = createGate();
  const { takeOver } = createBrowserWorker(() => container, gate, jest.fn());
  gate.enter('travel');
  await takeOver();
  expect(worker.postMessage).not.toHaveBeenCalled();
  gate.enter('live');
  void takeOver();
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});

test('a newer app is told of once, also where the browser had begun to fetch it before anybody listened', async () => {
  const next = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = Object.assign(new EventTarget(), { installing: next, waiting: null as unknown });
  const container = { controller: {}, register: async () => registration } as unknown as ServiceWorkerContainer;
  const found = jest.fn();
  await createBrowserWorker(() => container, createGate()).start(found);
  expect(found).not.toHaveBeenCalled();
  Object.assign(next, { state: 'installed' });
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  expect(found).toHaveBeenCalledTimes(1);
});

describe('a newer app that is asked for', () => {
  /** A registration whose update brings a worker that moves on when the test says so. */
  function updating(over: object = {}) {
    const next = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = {
      active: {},
      waiting: null as unknown,
      installing: null as unknown,
      async update() {
        registration.installing = next;
      },
      ...over,
    };
    const container = { getRegistration: async () => registration } as unknown as ServiceWorkerContainer;
    const become = (state: string) => {
      next.state = state;
      registration.waiting = state === 'installed' ? next : null;
      next.dispatchEvent(new Event('statechange'));
    };
    const answer = createBrowserWorker(() => container, createGate(), jest.fn()).fetchNewer();
    return { answer, become };
  }

  test.each([
    ['installed', true],
    ['redundant', false],
  ])('is there once it is %s: %s', async (state, found) => {
    const { answer, become } = updating();
    await jest.advanceTimersByTimeAsync(0);
    become(state);
    expect(await answer).toBe(found);
  });

  test('is given up after a while', async () => {
    const { answer } = updating();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe(false);
  });

  test.each([
    ['the first worker is still coming', { active: null }],
    ['there is no other', { update: async () => {} }],
    ['nobody answers', { update: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ])('is none where %s', async (_name, over) => expect(await updating(over).answer).toBe(false));
});
