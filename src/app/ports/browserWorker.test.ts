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
  await createBrowserWorker(() => container, createGate(), reload).takeOver();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an old worker that does not yield leaves nobody before a page on which nothing happens', async () => {
  const reload = jest.fn();
  await createBrowserWorker(() => createWaiting().container, createGate(), reload).takeOver();
  jest.runAllTimers();
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
  await takeOver();
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});
