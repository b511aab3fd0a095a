import type { ContentField, ContentProblem } from '@/contract/desk/content';
import { type Item, withField } from '@/desk/rooms/content/item';
import { ListField } from './ListField';
import { PlainField } from './PlainField';
import { problemAt } from './problemAt';

interface FieldsProps {
  kind: string;
  fields: readonly ContentField[];
  item: Item;
  onChange: (item: Item) => void;
  problems: readonly ContentProblem[];
  disabled: boolean;
}

/** The form of a kind, as its format says. */
export function Fields({ kind, fields, item, onChange, problems, disabled }: FieldsProps) {
  return fields.map((field) => {
    const value = item[field.name];
    const give = (next: unknown) => onChange(withField(item, field.name, next));
    if (field.kind === 'list')
      return (
        <ListField
          key={field.name}
          {...{ kind, field, problems, disabled }}
          list={Array.isArray(value) ? (value as Item[]) : []}
          onChange={(list) => give(list.length === 0 && !field.required ? undefined : list)}
        />
      );
    return (
      <PlainField
        key={field.name}
        {...{ kind, field, value, disabled }}
        problem={problemAt(problems, field.name)}
        onChange={give}
      />
    );
  });
}
