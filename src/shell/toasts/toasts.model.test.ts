import { combineReducers } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { createListenWorld } from '@/testing/listenWorld';
import { checkModel, type Step } from '@/testing/models/checkModel';
import type { ToastType } from './toastMachine';
import { TOAST_MS, toastsEffects } from './toastsEffects';
import { toastEvents, toastsSlice } from './toastsSlice';

interface Toast {
  id: string;
  type: ToastType;
  text: string;
  count: number;
  /** When it goes by itself; nothing while it is held. */
  due: number | undefined;
}

interface Model {
  now: number;
  raised: number;
  toasts: Toast[];
}

function begin() {
  const world = createListenWorld(combineReducers({ toasts: toastsSlice.reducer }));
  toastsEffects(world.listen);
  const model: Model = { now: 0, raised: 0, toasts: [] };
  return { model, real: world };
}
type Real = ReturnType<typeof begin>['real'];

/** Everything that is due has happened; then both show the same. */
async function agree(model: Model, { getState, clock }: Real, ms = 0) {
  await clock.advance(ms);
  model.now += ms;
  model.toasts = model.toasts.filter(({ due }) => due === undefined || due > model.now);
  const { byId } = (getState() as { toasts: ReturnType<typeof toastsSlice.getInitialState> }).toasts;
  expect(Object.values(byId).map(({ id, type, text, count, at }) => ({ id, type, text, count, at }))).toEqual(
    model.toasts.map(({ due, ...toast }) => ({ ...toast, at: due === undefined ? 'held' : 'shown' })),
  );
  expect(clock.timers).toBe(model.toasts.filter(({ due }) => due !== undefined).length);
}

const nth = (model: Model, which: number) => model.toasts[which % Math.max(1, model.toasts.length)];

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc
    .record({ type: fc.constantFrom<ToastType>('info', 'error'), text: fc.constantFrom('a', 'b', 'c') })
    .map((said) => ({
      says: `raise ${said.type} ${said.text}`,
      does: (model, real) => {
        const same = model.toasts.find(({ type, text }) => type === said.type && text === said.text);
        if (same) {
          same.count += 1;
          if (same.due !== undefined) same.due = model.now + TOAST_MS;
        } else {
          model.raised += 1;
          model.toasts.push({ id: `t${model.raised}`, ...said, count: 1, due: model.now + TOAST_MS });
        }
        real.dispatch(toastEvents.raised(said));
        return agree(model, real);
      },
    })),
  fc.nat(5).map((which) => ({
    says: `hold ${which}`,
    does: (model, real) => {
      const toast = nth(model, which);
      if (toast) toast.due = undefined;
      real.dispatch(toastEvents.held({ id: toast?.id ?? 'none' }));
      return agree(model, real);
    },
  })),
  fc.nat(5).map((which) => ({
    says: `release ${which}`,
    does: (model, real) => {
      const toast = nth(model, which);
      // A toast that is not held has nothing to be released from.
      if (toast?.due === undefined && toast) toast.due = model.now + TOAST_MS;
      real.dispatch(toastEvents.released({ id: toast?.id ?? 'none' }));
      return agree(model, real);
    },
  })),
  fc.nat(5).map((which) => ({
    says: `dismiss ${which}`,
    does: (model, real) => {
      const toast = nth(model, which);
      model.toasts = model.toasts.filter((one) => one !== toast);
      real.dispatch(toastEvents.dismissed({ id: toast?.id ?? 'none' }));
      return agree(model, real);
    },
  })),
  fc.constant({
    says: 'escape',
    does: (model, real) => {
      model.toasts = model.toasts.slice(0, -1);
      real.dispatch(toastEvents.newestDismissed());
      return agree(model, real);
    },
  }),
  fc.nat(TOAST_MS * 1.2).map((ms) => ({ says: `wait ${ms}`, does: (model, real) => agree(model, real, ms) })),
];

it('F2: toasts do what the model does, whatever is raised, held, dismissed and waited for', () =>
  checkModel('toasts', steps, begin, undefined, 0.5));
