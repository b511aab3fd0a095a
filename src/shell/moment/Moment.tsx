import { type ReactNode, useEffect, useState } from 'react';
import { usePorts } from '@/kernel/hooks';
import { Paper, Root } from './moment.styles';

const PAPERS = [1, 2, 3, 4, 5, 6];

export interface MomentProps {
  /** What it is about; each child comes forward once. */
  children: ReactNode;
  /** Gold where VIP is meant; default the colours of a party. */
  tone?: 'party' | 'gold';
}

/**
 * Something good has come true: what it is about comes forward, and six papers fly. It plays once, in less than 900 ms, over
 * an answer that is there already; it takes no tap, and the next one, which does what it was meant for, ends it. Whoever wants
 * no motion, and whoever looks at the past, sees it at rest.
 */
export function Moment({ children, tone = 'party' }: MomentProps) {
  const { gate } = usePorts();
  const [plays, setPlays] = useState(gate.isLive);
  useEffect(() => {
    if (!plays) return;
    const end = () => setPlays(false);
    document.addEventListener('pointerdown', end, { capture: true, once: true });
    document.addEventListener('keydown', end, { capture: true, once: true });
    return () => {
      document.removeEventListener('pointerdown', end, { capture: true });
      document.removeEventListener('keydown', end, { capture: true });
    };
  }, [plays]);
  return (
    <Root aria-hidden="true" data-tone={tone} data-plays={plays || undefined}>
      {PAPERS.map((paper) => (
        <Paper key={paper} />
      ))}
      {children}
    </Root>
  );
}
