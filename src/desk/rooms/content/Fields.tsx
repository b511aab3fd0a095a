import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import type { ContentField, ContentProblem } from '@/contract/desk/content';
import { Button } from '@/desk/kit/button/Button';
import { Area, Field, Input } from '@/desk/kit/field/field.styles';
import { SelectField } from '@/desk/kit/field/SelectField';
import { contentDeskText as text } from '@/text/desk/content';
import { Box, Check, Entry, Pair, Picture, Pictures } from './content.styles';
import { useContentRefsQuery } from './contentApi';
import { type Item, withField } from './item';
import { fromLocal, toLocal } from './localMoment';
import { uploadPicture } from './uploadPicture';

type Plain = Omit<ContentField, 'fields'>;

interface One {
  kind: string;
  field: Plain;
  value: unknown;
  onChange: (value: unknown) => void;
  problem: string | undefined;
  disabled: boolean;
}

function Named({ kind, field, problem, count, children }: One & { count?: number | undefined; children: ReactNode }) {
  const { name, most } = field;
  return (
    <Field as="div">
      {children}
      {count !== undefined && most !== null && count > most * 0.8 && (
        <span>{`${text.field(kind, name)} ${count} / ${most}`}</span>
      )}
      {problem && (
        <span data-problem="" role="alert">
          {problem}
        </span>
      )}
    </Field>
  );
}

/** Words under their name: of one line, of more, of HTML, or one a line. */
function Words(props: One) {
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

/** A number with its unit; cash is written in yuan and kept in fen. */
function Amount(props: One) {
  const { kind, field, value, onChange, problem, disabled } = props;
  const id = useId();
  const by = field.kind === 'fen' ? 100 : 1;
  const known = typeof value === 'number' ? String(value / by) : '';
  const [typed, setTyped] = useState(known);
  const isKnown = typed !== '' && Math.round(Number(typed) * by * 100) === Math.round(Number(value) * 100);
  const unit = field.kind === 'fen' ? text.yuan : field.kind === 'diamonds' ? text.diamonds : null;
  return (
    <Named {...props}>
      <label htmlFor={id}>
        {text.field(kind, field.name)}
        {unit !== null && text.unit(unit)}
      </label>
      <Input
        id={id}
        inputMode="decimal"
        value={isKnown || value === undefined ? typed : known}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value);
          if (target.value === '') onChange(undefined);
          else if (!Number.isNaN(number)) onChange(by === 1 ? number : Math.round(number * by));
        }}
      />
    </Named>
  );
}

function Moment(props: One) {
  const { kind, field, value, onChange, problem, disabled } = props;
  const id = useId();
  return (
    <Named {...props}>
      <label htmlFor={id}>{text.field(kind, field.name)}</label>
      <Input
        id={id}
        type="datetime-local"
        value={toLocal(value)}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => onChange(fromLocal(event.target.value))}
      />
    </Named>
  );
}

function Choice(props: One) {
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

function Switch({ kind, field, value, onChange, disabled }: One) {
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

type Referred = 'game' | 'book' | 'activity' | 'faqCategory';

function Ref({
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

function Reference(props: One) {
  const { kind, field } = props;
  return (
    <Named {...props}>
      <Ref {...props} label={text.field(kind, field.name)} to={referredOf(field.name)} />
    </Named>
  );
}

type TargetKind = keyof typeof text.targets;

/** Where something leads: what kind of place, and which. */
function Target(props: One) {
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

/** A button that takes a picture from this computer; what is wrong with it is said beside it. */
function Upload({ label, disabled, onDone }: { label: string; disabled: boolean; onDone: (url: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | { fault: string }>('idle');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState('busy');
    const answer = await uploadPicture(file);
    if ('url' in answer) onDone(answer.url);
    setState('url' in answer ? 'idle' : { fault: answer.fault });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button disabled={disabled || state === 'busy'} onClick={() => input.current?.click()}>
        {state === 'busy' ? text.uploading : text.upload}
      </Button>
      {typeof state === 'object' && (
        <span data-problem="" role="alert">
          {state.fault}
        </span>
      )}
    </>
  );
}

function PictureField(props: One) {
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

function PicturesField(props: One) {
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

function PlainField(props: One) {
  if (props.field.kind === 'list') return null;
  const Part = parts[props.field.kind];
  return <Part {...props} />;
}

interface FieldsProps {
  kind: string;
  fields: readonly ContentField[];
  item: Item;
  onChange: (item: Item) => void;
  problems: readonly ContentProblem[];
  disabled: boolean;
}

/** What is said of a field: of itself, of something in it, or of one of its lines. */
const problemAt = (problems: readonly ContentProblem[], path: string) =>
  problems.find((one) => one.path === path || one.path.startsWith(`${path}[`) || one.path.startsWith(`${path}.`))?.text;

function ListField({
  field,
  list,
  ...rest
}: Omit<FieldsProps, 'fields' | 'item' | 'onChange'> & {
  field: ContentField;
  list: readonly Item[];
  onChange: (list: readonly Item[]) => void;
}) {
  const { kind, problems, disabled, onChange } = rest;
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
