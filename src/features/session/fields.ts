import { loginNameRule, phoneRule } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';

/** A number as it is typed or pasted: without blanks, dashes and the country's prefix. */
function cleanPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 11 ? digits.replace(/^(0086|86)/, '').slice(0, 11) : digits;
}

/** The phone number of a form (D6). */
export const usePhoneField = (form: string) => useDraftField(form, 'phone', { rule: phoneRule, clean: cleanPhone });

/** The name of a new account (D6). */
export const useNewNameField = (form: string) =>
  useDraftField(form, 'loginName', { rule: loginNameRule, clean: (text) => text.trim() });

/** What the kit's field needs for a phone number. */
export const phoneInput = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' } as const;
/** What the kit's field needs for an account name. */
export const nameInput = { autoComplete: 'username', autoCapitalize: 'off', spellCheck: false } as const;
