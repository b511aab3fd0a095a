import { readdirSync } from 'node:fs';
import path from 'node:path';
import { api } from '@/api/api';
import { overlayViews } from '@/app/routes/overlayViews';
import type { RuleBy } from '@/kernel/recording';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { createBareReducer, slices } from './bareReducer';
import { actionRules, endpointRules } from './recordingRules';

const endpointFiles = readdirSync('src/api').filter((file) => /Api\.ts$/.test(file));
for (const file of endpointFiles) jest.requireActual(path.resolve('src/api', file));

const actionTypes = Object.values(slices).flatMap((slice) =>
  Object.values(slice.actions as Record<string, { type: string }>).map(({ type }) => type),
);

describe('recording rules', () => {
  it('H2, R13: every action of every slice has one, and no rule is left over', () => {
    const actions = ['session/started', 'session/ended', 'claims/wanted'];
    expect(Object.keys(actionRules).sort()).toEqual([...new Set([...actionTypes, ...actions])].sort());
  });

  it('H2, R13: every endpoint has one, and no rule is left over', () => {
    expect(Object.keys(endpointRules).sort()).toEqual(Object.keys(api.endpoints).sort());
  });

  it('H2, R3: every kind of overlay has one for its data, and no rule is left over', () => {
    const { of } = actionRules['overlays/opened'] as RuleBy;
    expect(Object.keys(of).sort()).toEqual(Object.keys(overlayViews).sort());
  });

  it('H2: nothing that identifies a member is kept as it is', () => {
    const text = JSON.stringify({ actionRules, endpointRules });
    for (const secret of ['token', 'password', 'phone', 'payUrl']) {
      expect(text).not.toContain(`"${secret}":"keep"`);
    }
  });
});

describe('reducers', () => {
  it('H1: ask the world for nothing, whatever the action', () => {
    const reducer = createBareReducer();
    const start = underThrowingWorld(() => reducer(undefined, { type: '@@INIT' }));
    for (const type of actionTypes) {
      for (const payload of [undefined, {}]) {
        const run = () => underThrowingWorld(() => reducer(start, { type, payload }));
        try {
          run();
        } catch (fault) {
          // A payload of the wrong shape may be refused; a question to the world may not.
          expect(String(fault)).not.toMatch(/^Error: Reads /);
        }
      }
    }
  });
});
