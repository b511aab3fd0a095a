import type { ContentField, ContentProblem } from '@/contract/desk/content';
import { Button } from '@/desk/kit/button/Button';
import { Box, Entry } from '@/desk/rooms/content/content.styles';
import { type Item, withField } from '@/desk/rooms/content/item';
import { contentDeskText as text } from '@/text/desk/content';
import { PlainField } from './PlainField';
import { problemAt } from './problemAt';

interface ListFieldProps {
  kind: string;
  field: ContentField;
  list: readonly Item[];
  onChange: (list: readonly Item[]) => void;
  problems: readonly ContentProblem[];
  disabled: boolean;
}

/** Entries that have fields of their own. */
export function ListField({ kind, field, list, onChange, problems, disabled }: ListFieldProps) {
  const label = text.field(kind, field.name);
  const own = problems.find(({ path }) => path === field.name)?.text;
  return (
    <Box>
      <legend>{label}</legend>
      {list.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their places
        <Entry key={at} role="group" aria-label={`${label} ${at + 1}`}>
          {field.fields.map((inner) => (
            <PlainField
              key={inner.name}
              kind={`${kind}.${field.name}`}
              field={inner}
              value={entry[inner.name]}
              problem={problemAt(problems, `${field.name}[${at}].${inner.name}`)}
              disabled={disabled}
              onChange={(value) =>
                onChange(list.map((one, place) => (place === at ? withField(one, inner.name, value) : one)))
              }
            />
          ))}
          <Button look="bare" disabled={disabled} onClick={() => onChange(list.filter((_one, place) => place !== at))}>
            {text.remove}
          </Button>
        </Entry>
      ))}
      {own && (
        <span data-problem="" role="alert">
          {own}
        </span>
      )}
      <Button disabled={disabled} onClick={() => onChange([...list, {}])}>
        {text.add}
      </Button>
    </Box>
  );
}
