import { Check } from 'lucide-react';
import { credentialText as text } from '@/text/credentials';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { StepList } from './credentials.styles';

interface StepsProps {
  names: readonly string[];
  /** Which one is open, from 0; past the last, all are done. */
  current: number;
}

/** How far a change of several steps has come (pages 24). */
export function Steps({ names, current }: StepsProps) {
  return (
    <StepList>
      {names.map((name, index) => (
        <li
          key={name}
          data-at={index < current ? 'done' : index === current ? 'open' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <Check /> : index + 1}</i>
          <Spoken>{text.steps(index + 1, names.length)}</Spoken>
          {name}
        </li>
      ))}
    </StepList>
  );
}
