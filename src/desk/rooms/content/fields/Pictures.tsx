import { Fragment } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { Picture, Pictures } from '@/desk/rooms/content/content.styles';
import { contentDeskText as text } from '@/text/desk/content';
import { Named, type One } from './Named';
import { Upload } from './Upload';

/** One picture. */
export function PictureField(props: One) {
  const { kind, field, value, onChange, disabled } = props;
  const label = text.field(kind, field.name);
  return (
    <Named {...props}>
      <span>{label}</span>
      <Pictures>
        {typeof value === 'string' && value !== '' ? <Picture src={value} alt={label} /> : <i>{text.noPicture}</i>}
        <Upload label={label} disabled={disabled} onDone={onChange} />
        {!field.required && value !== undefined && (
          <Button look="bare" disabled={disabled} onClick={() => onChange(undefined)}>
            {text.remove}
          </Button>
        )}
      </Pictures>
    </Named>
  );
}

/** Pictures in a row. */
export function PicturesField(props: One) {
  const { kind, field, value, onChange, disabled } = props;
  const label = text.field(kind, field.name);
  const all = Array.isArray(value) ? (value as string[]) : [];
  return (
    <Named {...props}>
      <span>{label}</span>
      <Pictures>
        {all.map((url, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <Fragment key={`${url}${at}`}>
            <Picture src={url} alt={`${label} ${at + 1}`} />
            <Button look="bare" disabled={disabled} onClick={() => onChange(all.filter((_one, place) => place !== at))}>
              {text.remove}
            </Button>
          </Fragment>
        ))}
        <Upload label={label} disabled={disabled} onDone={(url) => onChange([...all, url])} />
      </Pictures>
    </Named>
  );
}
