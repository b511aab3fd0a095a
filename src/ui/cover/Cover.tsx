import type { ComponentPropsWithRef, ReactNode } from 'react';
import { onPlainClick } from '@/lib/react/plainClick';
import { Image, type ImageProps } from '@/ui/image/Image';
import { Mark, type MarkKind, strongestMark } from '@/ui/mark/Mark';
import { Card, Foot, Name, Note, Root } from './cover.styles';

export interface CoverProps extends Pick<ImageProps, 'src' | 'alt' | 'color' | 'eager' | 'ratio'> {
  /** All that apply; the strongest is drawn. */
  marks?: readonly MarkKind[];
  /** Two small things on the lower edge, such as views and state. */
  foot?: ReactNode;
}

/** The cover of a book, 3:4, with one mark in its corner. */
export function Cover({ marks = [], foot, ratio = 3 / 4, ...image }: CoverProps) {
  const mark = strongestMark(marks);
  return (
    <Root>
      <Image {...image} ratio={ratio} radius="var(--r-8)" />
      {mark && <Mark kind={mark} corner />}
      {foot && <Foot>{foot}</Foot>}
    </Root>
  );
}

export interface CoverCardProps
  extends Omit<CoverProps, 'alt'>,
    Omit<ComponentPropsWithRef<'a'>, 'href' | 'color' | 'children'> {
  name: string;
  note?: ReactNode;
  href: string;
  onGo: () => void;
}

/** A cover with its name and one line: three in a row, four on a wide column, 108 wide in a rail. */
export function CoverCard({ name, note, href, onGo, src, color, eager, ratio, marks, foot, ...rest }: CoverCardProps) {
  return (
    <Card {...rest} href={href} onClick={onPlainClick(onGo)}>
      <Cover {...{ src, color, eager, ratio, marks, foot }} alt="" />
      <Name>{name}</Name>
      {note && <Note>{note}</Note>}
    </Card>
  );
}
