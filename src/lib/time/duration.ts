/** A span of seconds cut into what a clock shows; never negative. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Cuts whole seconds into days, hours, minutes and seconds. */
export function cutSpan(seconds: number): Span {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** A span as a clock: `1:24`, `12:03:09`; days count as hours. */
export function clockText(seconds: number): string {
  const span = cutSpan(seconds);
  const hours = span.days * 24 + span.hours;
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(span.minutes)}:${two(span.seconds)}` : `${span.minutes}:${two(span.seconds)}`;
}
