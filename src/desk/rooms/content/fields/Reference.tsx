import { SelectField } from '@/desk/kit/field/SelectField';
import { useContentRefsQuery } from '@/desk/rooms/content/contentApi';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';

/** Kinds of thing that others name. */
type Referred = 'game' | 'book' | 'activity' | 'faqCategory';

/** One thing of a kind, chosen by its title. */
export function Ref({
  label,
  to,
  value,
  onChange,
  disabled,
}: Pick<One, 'value' | 'onChange' | 'disabled'> & { label: string; to: Referred }) {
  const { data } = useContentRefsQuery({ kind: to });
  const chosen = typeof value === 'string' ? value : '';
  const known = data?.records ?? [];
  const options = known.map(({ key, title }) => ({ value: key, label: title }));
  const missing = chosen !== '' && !known.some(({ key }) => key === chosen) ? [{ value: chosen, label: chosen }] : [];
  return (
    <SelectField
      label={label}
      value={chosen}
      disabled={disabled}
      options={[{ value: '', label: text.ref }, ...missing, ...options]}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  );
}

const referredOf = (name: string): Referred => (name === 'category' ? 'faqCategory' : (name as Referred));

/** A field that names another thing. */
export function Reference(props: One) {
  const { kind, field } = props;
  return (
    <Named {...props}>
      <Ref {...props} label={text.field(kind, field.name)} to={referredOf(field.name)} />
    </Named>
  );
}
