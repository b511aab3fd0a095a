import { useId } from 'react';
import { Area, Input } from '@/desk/kit/field/field.styles';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';

/** Words under their name: of one line, of more, of HTML, or one a line. */
export function Words(props: One) {
  const { kind, field, value, onChange, problem, disabled } = props;
  const id = useId();
  const isLines = field.kind === 'lines';
  const said = isLines ? (Array.isArray(value) ? value.join('\n') : '') : typeof value === 'string' ? value : '';
  const give = (words: string) => {
    if (isLines) return onChange(words === '' ? undefined : words.split('\n'));
    onChange(words === '' && !field.required ? undefined : words);
  };
  const shared = { id, value: said, disabled, 'aria-invalid': problem ? true : undefined };
  return (
    <Named {...props} count={isLines ? undefined : said.length}>
      <label htmlFor={id}>{text.field(kind, field.name)}</label>
      {field.kind === 'text' ? (
        <Input autoComplete="off" {...shared} onChange={(event) => give(event.target.value)} />
      ) : (
        <Area
          rows={field.kind === 'html' ? 8 : 3}
          spellCheck={false}
          {...shared}
          onChange={(event) => give(event.target.value)}
        />
      )}
    </Named>
  );
}
