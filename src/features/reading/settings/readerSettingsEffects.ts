import * as v from 'valibot';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { defaultHabits, defaultLook, ReaderHabits, ReaderLook } from './readerSettings';
import {
  type OwnLook,
  type ReaderSettingsState,
  readerSettingsEvents,
  readerSettingsSlice,
  selectReaderSettings,
} from './readerSettingsSlice';

const Books = v.fallback(v.record(v.string(), v.looseObject({})), {});

const READER_KEY = 'plaza:reader';

/** What storage says, each part by itself: one damaged part takes no other with it. */
function readSettings(store: StorePort): ReaderSettingsState {
  const { look, habits, books }: Record<string, unknown> = readKept(store, READER_KEY, v.looseObject({})) ?? {};
  return {
    look: v.parse(v.fallback(ReaderLook, defaultLook), look ?? {}),
    habits: v.parse(v.fallback(ReaderHabits, defaultHabits), habits ?? {}),
    books: Object.fromEntries(
      Object.entries(v.parse(Books, books ?? {})).flatMap(([id, own]) => {
        const whole = v.safeParse(ReaderLook, own);
        if (!whole.success) return [];
        const names = Object.keys(own).filter((name) => name in ReaderLook.entries) as (keyof ReaderLook)[];
        return [[id, Object.fromEntries(names.map((name) => [name, whole.output[name]])) as OwnLook]];
      }),
    ),
  };
}

const isChoice = (action: { type: string }): action is { type: string } =>
  action.type.startsWith(`${readerSettingsSlice.name}/`) && !readerSettingsEvents.restored.match(action);

/** The reader's settings outlive the visit, and reach this browser's other tabs. */
export const readerSettingsEffects = (listen: Listen) => {
  const restore = ({ dispatch, ports }: EffectApi) =>
    dispatch(readerSettingsEvents.restored(readSettings(ports.local)));
  return [
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how !== 'first') return;
      restore(api);
      api.ports.local.onForeignWrite((key) => {
        if (key === READER_KEY && api.ports.gate.isLive) restore(api);
      });
    }),
    listen.onMatch(isChoice, (_choice, { getState, ports }) =>
      ports.local.write(READER_KEY, JSON.stringify(selectReaderSettings(getState()))),
    ),
  ];
};
