import type { Ref } from 'react';
import type { FieldRule } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';

/** A field that must say something, and not too much; judged without the blanks around it. */
export const saying =
  (missing: string, limit: number, tooLong: string): FieldRule =>
  (value) =>
    value.trim() === '' ? missing : [...value.trim()].length > limit ? tooLong : '';

/** A field that may stay empty. */
export const atMost =
  (limit: number, tooLong: string): FieldRule =>
  (value) =>
    [...value.trim()].length > limit ? tooLong : '';

/** A draft field for a text area: the hook only ever focuses it, which a text area can as well as a line. */
export function useLetterArea(form: string, name: string, rule: FieldRule) {
  const field = useDraftField(form, name, { rule });
  const { ref, ...props } = field.props;
  return { ...field, props: { ...props, ref: ref as Ref<never> } };
}
