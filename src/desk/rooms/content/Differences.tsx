import { Fragment } from 'react';
import { contentDeskText as text } from '@/text/desk/content';
import { Diff } from './content.styles';
import { differing, type Item, shown } from './item';

interface DifferencesProps {
  kind: string;
  before: Item;
  after: Item;
  /** What the two are called, for who does not see the colours. */
  words?: readonly [string, string];
}

/** The fields that two items differ in, each with both values. */
export function Differences({ kind, before, after, words = [text.was, text.is] }: DifferencesProps) {
  return (
    <Diff>
      {differing(before, after).map((name) => (
        <Fragment key={name}>
          <dt>{text.field(kind, name)}</dt>
          <dd>
            <del title={words[0]}>{shown(before[name])}</del>
            <ins title={words[1]}>{shown(after[name])}</ins>
          </dd>
        </Fragment>
      ))}
    </Diff>
  );
}
