import { Field, Input } from '@/desk/kit/field/field.styles';
import { SelectField } from '@/desk/kit/field/SelectField';
import { Pair } from '@/desk/rooms/content/content.styles';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';
import { Ref } from './Reference';

type TargetKind = keyof typeof text.targets;

/** Where something leads: what kind of place, and which. */
export function Target(props: One) {
  const { kind, field, value, onChange, disabled } = props;
  const [[way, place] = ['none', '']] = Object.entries((value ?? {}) as Record<string, string>);
  const label = text.field(kind, field.name);
  const choose = (next: TargetKind) => onChange(next === 'none' ? undefined : { [next]: next === way ? place : '' });
  const isNamed = way === 'game' || way === 'book' || way === 'activity';
  return (
    <Named {...props}>
      <Pair>
        <SelectField
          label={label}
          value={way as TargetKind}
          disabled={disabled}
          options={(Object.keys(text.targets) as TargetKind[]).map((each) => ({
            value: each,
            label: text.targets[each],
          }))}
          onChange={choose}
        />
        {isNamed ? (
          <Ref
            label={text.targets[way]}
            to={way}
            value={place}
            disabled={disabled}
            onChange={(next) => onChange({ [way]: next ?? '' })}
          />
        ) : (
          way !== 'none' && (
            <Field>
              <span>{text.targets[way as TargetKind]}</span>
              <Input value={place} disabled={disabled} onChange={(event) => onChange({ [way]: event.target.value })} />
            </Field>
          )
        )}
      </Pair>
    </Named>
  );
}
