import { Download, RotateCw } from 'lucide-react';
import { type ComponentPropsWithRef, type CSSProperties, type SyntheticEvent, useState } from 'react';
import type { EachState } from '@/lib/machine/states';
import { picturesText } from '@/text/pictures';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Frame, Tile } from './image.styles';

/** How often a picture is asked for before it says that it failed. */
const imageAttempts = 3;

export interface ImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Width through height, so that nothing jumps; default 1. */
  ratio?: number;
  /** Placeholder, as the payload gives it. */
  color?: string;
  /** CSS length or token; default none. */
  radius?: string;
  fit?: 'cover' | 'contain';
  /** On the first screen: not lazy, and fetched first. */
  eager?: boolean;
  /** Waits for a tap before it is fetched at all. */
  held?: boolean;
  /** Somebody asks again after it failed: a fresh address may be needed. */
  onRetry?: () => void;
}

interface Attempt {
  of: string;
  number: number;
  at: 'held' | 'open' | 'failed';
}

/** Nothing is fetched before a tap. */
const WAITS: EachState<Attempt, boolean> = { held: true, open: false, failed: true };

/** A picture in a box of fixed ratio: colour, then the picture; after three failures a tile that a tap retries. */
export function Image({
  src,
  alt,
  ratio = 1,
  color,
  radius,
  fit = 'cover',
  eager,
  held,
  onRetry,
  style,
  ...rest
}: ImageProps) {
  const first: Attempt = { of: src, number: 1, at: held ? 'held' : 'open' };
  const [attempt, setAttempt] = useState<Attempt>(first);
  const current: Attempt = attempt.of === src ? attempt : first;

  const failed = () =>
    setAttempt(
      current.number < imageAttempts
        ? { ...current, number: current.number + 1 }
        : { ...current, number: imageAttempts, at: 'failed' },
    );
  const retry = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAttempt({ of: src, number: 1, at: 'open' });
    if (current.at === 'failed') onRetry?.();
  };

  const look = { '--image-ratio': ratio, '--image-color': color, '--image-radius': radius, ...style } as CSSProperties;
  return (
    <Frame {...rest} style={look} data-at={current.at} data-fit={fit}>
      {WAITS[current.at] ? (
        // Not a button element: a picture often stands inside a link or button, where one may not be.
        <Tile
          role="button"
          tabIndex={0}
          onClick={retry}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') retry(event);
          }}
        >
          {current.at === 'held' ? <Download aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
          {alt && <span>{alt}</span>}
          <Spoken>{current.at === 'held' ? picturesText.imageHeld : picturesText.imageFailed}</Spoken>
        </Tile>
      ) : (
        <img
          // A new element asks again; the fragment keeps the browser from answering with the failure it remembers.
          key={current.number}
          src={current.number === 1 ? src : `${src}#${current.number}`}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
          fetchPriority={eager ? 'high' : undefined}
          draggable={false}
          onError={failed}
        />
      )}
    </Frame>
  );
}
