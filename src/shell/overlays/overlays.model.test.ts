import fc from 'fast-check';
import { sessionEnded } from '@/kernel/sessionEvents';
import { checkModel, type Step } from '@/testing/models/checkModel';
import type { CloseWay } from './overlayMachine';
import { type OverlaysState, overlayEvents, overlaysSlice } from './overlaysSlice';

interface Model {
  opened: number;
  stack: { id: string; kind: string; way?: CloseWay; search?: string; data: object }[];
}

interface Real {
  state: OverlaysState;
}

const { selectOverlays, selectHasOverlay } = overlaysSlice.getSelectors();

/** The event is dispatched; a change that changes nothing must leave the very same object. */
function agree(model: Model, real: Real, action: { type: string }) {
  const before = JSON.stringify(real.state);
  const next = overlaysSlice.reducer(real.state, action);
  if (JSON.stringify(next) === before) expect(next).toBe(real.state);
  real.state = next;
  expect(selectOverlays({ ...next })).toEqual(
    model.stack.map(({ way, ...one }) => ({ ...one, ...(way ? { at: 'asking', way } : { at: 'open' }) })),
  );
  expect(selectHasOverlay({ ...next })).toBe(model.stack.length > 0);
  expect(next.opened).toBe(model.opened);
}

const idAt = (model: Model, which: number) => model.stack[which % (model.stack.length + 1)]?.id ?? 'none';
const kinds = fc.constantFrom('purchase', 'bulletin', 'vip', 'platform');
const ways = fc.constantFrom<CloseWay>('escape', 'scrim', 'x', 'drag', 'back', 'app');

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc
    .record({ kind: kinds, search: fc.option(fc.constant('?pop=1'), { nil: undefined }), n: fc.nat(3) })
    .map(({ kind, search, n }) => ({
      says: `open ${kind}`,
      does: (model, real) => {
        if (!model.stack.some((one) => one.kind === kind)) {
          model.opened += 1;
          model.stack.push({ id: `o${model.opened}`, kind, data: n ? { n } : {}, ...(search && { search }) });
        }
        agree(model, real, overlayEvents.opened({ kind, ...(n && { data: { n } }), ...(search && { search }) }));
      },
    })),
  fc.tuple(fc.nat(9), ways).map(([which, way]) => ({
    says: `ask to close ${which} by ${way}`,
    does: (model, real) => {
      const id = idAt(model, which);
      const one = model.stack.find((overlay) => overlay.id === id);
      if (one && !one.way) one.way = way;
      agree(model, real, overlayEvents.closeAsked({ id, way }));
    },
  })),
  fc.nat(9).map((which) => ({
    says: `deny ${which}`,
    does: (model, real) => {
      const id = idAt(model, which);
      const one = model.stack.find((overlay) => overlay.id === id);
      if (one) delete one.way;
      agree(model, real, overlayEvents.closeDenied({ id }));
    },
  })),
  fc.nat(9).map((which) => ({
    says: `close ${which}`,
    does: (model, real) => {
      const id = idAt(model, which);
      model.stack = model.stack.filter((overlay) => overlay.id !== id);
      agree(model, real, overlayEvents.closed({ id, kind: 'any' }));
    },
  })),
  kinds.map((kind) => ({
    says: `withdraw ${kind}`,
    does: (model, real) => {
      model.stack = model.stack.filter((overlay) => overlay.kind !== kind);
      agree(model, real, overlayEvents.withdrawn({ kind }));
    },
  })),
  fc.nat(9).map((which) => ({
    says: `lose ${which}`,
    does: (model, real) => agree(model, real, overlayEvents.lost({ id: idAt(model, which), kind: 'any' })),
  })),
  fc.constantFrom(overlayEvents.cleared(), sessionEnded({ by: 'logout' })).map((action) => ({
    says: action.type,
    does: (model, real) => {
      model.stack = [];
      agree(model, real, action);
    },
  })),
];

it('F3: dialogs do what the model does: one of a kind, one answer to closing, order kept', () =>
  checkModel('dialogs', steps, () => ({
    model: { opened: 0, stack: [] } as Model,
    real: { state: overlaysSlice.getInitialState() },
  })));
