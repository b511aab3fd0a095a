import { SelectField } from '@/desk/kit/field/SelectField';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';

/** One of a few words. */
export function Choice(props: One) {
  const { kind, field, value, onChange, disabled } = props;
  const options = field.options.map((each) => ({ value: each, label: text.choice(each) }));
  const isKnown = typeof value === 'string' && field.options.includes(value);
  return (
    <Named {...props}>
      <SelectField
        label={text.field(kind, field.name)}
        value={isKnown ? value : ''}
        disabled={disabled}
        options={isKnown ? options : [{ value: '', label: text.ref }, ...options]}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
    </Named>
  );
}
