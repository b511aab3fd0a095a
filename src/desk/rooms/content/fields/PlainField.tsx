import { Amount } from './Amount';
import { Choice } from './Choice';
import { Moment } from './Moment';
import type { One } from './Named';
import { PictureField, PicturesField } from './Pictures';
import { Reference } from './Reference';
import { Switch } from './Switch';
import { Target } from './Target';
import { Words } from './Words';

const parts = {
  text: Words,
  long: Words,
  html: Words,
  lines: Words,
  number: Amount,
  diamonds: Amount,
  fen: Amount,
  moment: Moment,
  choice: Choice,
  switch: Switch,
  ref: Reference,
  target: Target,
  picture: PictureField,
  pictures: PicturesField,
};

/** Any field but a list of them. */
export function PlainField(props: One) {
  if (props.field.kind === 'list') return null;
  const Part = parts[props.field.kind];
  return <Part {...props} />;
}
