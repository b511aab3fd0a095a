import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { formEvents, selectForm } from './formsSlice';
import type { FieldRule } from './rules';
import { useAfterPress } from './useAfterPress';
import { DRAFT_QUIET_MS } from './useDraftField';

interface SecretOptions {
  rule: FieldRule;
  /** A number about the secret that may be known, such as how strong it is. */
  grade?: (text: string) => number;
}

/**
 * A password or SMS code: the text stays in its input. The store learns length, validity and grade, under
 * `<name>Length`, `<name>Valid` and `<name>Grade`.
 */
export function useSecretField(form: string, name: string, { rule, grade }: SecretOptions) {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  const error = useAppSelector((state) => selectForm(state, form).errors[name]);
  const ref = useRef<HTMLInputElement>(null);
  const cancel = useRef<(() => void) | undefined>(undefined);
  const read = () => ref.current?.value ?? '';

  const afterPress = useAfterPress();
  const settle = useRef(() => {});
  settle.current = () => {
    if (!cancel.current) return;
    cancel.current();
    cancel.current = undefined;
    const text = read();
    const facts = { [`${name}Length`]: text.length, [`${name}Valid`]: rule(text) === '' };
    dispatch(formEvents.drafted({ form, draft: grade ? { ...facts, [`${name}Grade`]: grade(text) } : facts }));
  };
  const forgive = () => {
    if (error) dispatch(formEvents.judged({ form, errors: { [name]: '' } }));
  };
  const changed = () => {
    cancel.current?.();
    cancel.current = clock.after(DRAFT_QUIET_MS, () => afterPress(() => settle.current()));
    forgive();
  };
  useEffect(() => () => cancel.current?.(), []);

  const check = () => {
    settle.current();
    const fault = rule(read());
    if (fault !== (error ?? '')) dispatch(formEvents.judged({ form, errors: { [name]: fault } }));
    return fault === '';
  };

  const leave = useRef(() => {});
  leave.current = () => {
    settle.current();
    if (read() !== '') check();
  };

  return {
    error,
    /** The text, to be handed to the vault at once. */
    read,
    check,
    /** Takes back what was said about it. */
    forgive,
    focus: () => ref.current?.focus(),
    /** Puts a text into the field as if the member had typed it. */
    fill: (text: string) => {
      if (ref.current) ref.current.value = text;
      changed();
    },
    props: {
      ref,
      error,
      rule: (text: string) => rule(text) === '',
      onFacts: changed,
      onBlur: () => afterPress(() => leave.current()),
    },
  };
}

/** The known number about a secret (see `grade`), 0 while nothing was typed. */
export function useSecretGrade(form: string, name: string): number {
  return useAppSelector((state) => Number(selectForm(state, form).draft[`${name}Grade`] ?? 0));
}
