import { Row } from './segments.styles';

export interface Segment<T extends string> {
  value: T;
  label: string;
  /** Behind the word. */
  count?: number | undefined;
  /** The count is over its target. */
  over?: boolean;
}

interface SegmentsProps<T extends string> {
  /** What is filtered, for who does not see it. */
  label: string;
  value: T;
  options: readonly Segment<T>[];
  onChange: (value: T) => void;
}

/** A filter of a few words, of which one holds. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <b data-over={option.over ? '' : undefined}>{option.count}</b>}
        </button>
      ))}
    </Row>
  );
}
