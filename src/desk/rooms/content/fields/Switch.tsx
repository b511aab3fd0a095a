import { Check } from '@/desk/rooms/content/content.styles';
import { contentDeskText as text } from '@/text/desk/content';
import type { One } from './Named';

/** Yes or no. */
export function Switch({ kind, field, value, onChange, disabled }: One) {
  return (
    <Check>
      <input
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {text.field(kind, field.name)}
    </Check>
  );
}
