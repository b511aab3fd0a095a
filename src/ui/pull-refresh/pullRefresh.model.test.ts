import fc from 'fast-check';
import { checkModel, type Step } from '@/testing/models/checkModel';
import { type PullEvent, type PullState, stepPull } from './pullRefreshMachine';

/** A pull told in other words: where the finger holds the head, whether something loads, whether its end is shown. */
interface Model {
  finger: 'none' | 'before' | 'past';
  loading: boolean;
  done: boolean;
  loads: number;
}

interface Real {
  state: PullState;
  loads: number;
}

const idle = (model: Model) => !model.loading && !model.done;

const means: Readonly<Record<PullEvent, (model: Model) => void>> = {
  pulled: (model) => {
    if (idle(model)) model.finger = 'before';
  },
  loosened: (model) => {
    if (idle(model)) model.finger = 'past';
  },
  released: (model) => {
    if (model.finger === 'past') model.loading = true;
    model.finger = 'none';
  },
  refreshed: (model) => {
    if (idle(model) && model.finger === 'none') model.loading = true;
  },
  cancelled: (model) => {
    model.finger = 'none';
    model.loading = false;
    model.done = false;
  },
  settled: (model) => {
    if (model.loading) model.done = true;
    model.loading = false;
  },
  failed: (model) => {
    model.loading = false;
  },
  rested: (model) => {
    model.done = false;
  },
};

function phaseOf({ finger, loading, done }: Model): PullState['at'] {
  if (loading) return 'loading';
  if (done) return 'success';
  return finger === 'none' ? 'normal' : finger === 'before' ? 'pulling' : 'loosing';
}

const events = Object.keys(means) as PullEvent[];
const steps: fc.Arbitrary<Step<Model, Real>>[] = events.map((event) =>
  fc.constant({
    says: event,
    does: (model, real) => {
      const wasLoading = model.loading;
      means[event](model);
      if (model.loading && !wasLoading) model.loads += 1;
      const next = stepPull(real.state, event);
      if (next.at === 'loading' && real.state.at !== 'loading') real.loads += 1;
      if (next.at === real.state.at && next !== real.state) expect(next).toEqual(real.state);
      real.state = next;
      expect(next).toEqual({ at: phaseOf(model) });
      expect(real.loads).toBe(model.loads);
    },
  }),
);

it('F4: a pull does what the model does, and never begins to load twice', () =>
  checkModel('pull', steps, () => ({
    model: { finger: 'none', loading: false, done: false, loads: 0 } as Model,
    real: { state: { at: 'normal' }, loads: 0 } as Real,
  })));
