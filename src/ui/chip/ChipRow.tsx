import { Chip, type ChipProps } from './Chip';
import { Row } from './chip.styles';

export interface ChipRowProps {
  /** Spoken name of the set. */
  label: string;
  chips: readonly { id: string; label: string }[];
  active: string;
  onChoose: (id: string) => void;
  tone?: ChipProps['tone'];
}

/** One of several filters, in a row that scrolls sideways. */
export function ChipRow({ label, chips, active, onChoose, tone }: ChipRowProps) {
  return (
    <Row role="group" aria-label={label}>
      {chips.map((chip) => (
        <Chip key={chip.id} on={chip.id === active} tone={tone} onClick={() => onChoose(chip.id)}>
          {chip.label}
        </Chip>
      ))}
    </Row>
  );
}
