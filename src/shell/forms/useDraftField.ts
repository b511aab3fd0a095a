import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { formEvents, selectForm } from './formsSlice';
import type { FieldRule } from './rules';
import { useAfterPress } from './useAfterPress';

/** Quiet after the last key before what was typed becomes a draft. */
export const DRAFT_QUIET_MS = 300;

/** After the first key that is no draft yet: who types on and on loses no more than that in a crash. */
const DRAFT_LONGEST_MS = 1_000;

interface FieldOptions {
  rule?: FieldRule;
  /** What a new form starts with. */
  initial?: string;
  /** Brings what was typed or pasted into shape. */
  clean?: (text: string) => string;
}

/** A line of text whose draft and fault live in the store; keys in between stay in the field until it is quiet. */
export function useDraftField(form: string, name: string, { rule, initial = '', clean }: FieldOptions = {}) {
  const dispatch = useAppDispatch();
  const { clock, document } = usePorts();
  const drafted = useAppSelector((state) => selectForm(state, form).draft[name]);
  const error = useAppSelector((state) => selectForm(state, form).errors[name]);
  const [typed, setTyped] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const waiting = useRef<{ text: string; since: number; cancel: () => void } | undefined>(undefined);
  const own = typed ?? (typeof drafted === 'string' ? drafted : undefined);
  const value = own ?? initial;

  const settle = useRef(() => {});
  settle.current = () => {
    if (!waiting.current) return;
    const { text, cancel } = waiting.current;
    waiting.current = undefined;
    cancel();
    dispatch(formEvents.drafted({ form, draft: { [name]: text } }));
    setTyped(undefined);
  };
  // A page that is hidden or left keeps what was typed, and so does the browser's own page when it goes.
  useEffect(() => {
    const stop = document.onHide(() => settle.current());
    return () => {
      stop();
      settle.current();
    };
  }, [document]);

  const judge = (text: string) => {
    const fault = rule?.(text) ?? '';
    if (fault !== (error ?? '')) dispatch(formEvents.judged({ form, errors: { [name]: fault } }));
    return fault === '';
  };
  const change = (raw: string) => {
    const text = clean ? clean(raw) : raw;
    const now = clock.now();
    const since = waiting.current?.since ?? now;
    waiting.current?.cancel();
    const wait = Math.min(DRAFT_QUIET_MS, since + DRAFT_LONGEST_MS - now);
    waiting.current = { text, since, cancel: clock.after(wait, () => settle.current()) };
    setTyped(text);
    if (error) dispatch(formEvents.judged({ form, errors: { [name]: '' } }));
  };

  const leave = useRef(() => {});
  leave.current = () => {
    settle.current();
    // Without a rule of its own the field keeps what its form has just said of it.
    if (rule && value !== '') judge(value);
  };

  return {
    value,
    /** What the member wrote themselves; undefined while it is what the form began with. */
    own,
    error,
    change,
    /** Judges the value as it stands and shows what is wrong. */
    check: () => {
      settle.current();
      return judge(value);
    },
    focus: () => ref.current?.focus(),
    props: {
      ref,
      value,
      error,
      onChange: change,
      onBlur: () => afterPress(() => leave.current()),
    },
  };
}

/** A box to tick whose state lives in the form's draft. */
export function useDraftFlag(form: string, name: string) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectForm(state, form).draft[name] === true);
  const error = useAppSelector((state) => selectForm(state, form).errors[name]);
  const change = (now: boolean) => {
    dispatch(formEvents.drafted({ form, draft: { [name]: now } }));
    if (error) dispatch(formEvents.judged({ form, errors: { [name]: '' } }));
  };
  return { checked, error, change };
}
