import styled from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

export const Deck = styled.footer`
  position: sticky;
  z-index: var(--z-bar);
  bottom: 0;
  padding: var(--s-8) var(--s-16) calc(var(--s-8) + var(--safe-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);

  & > input[type='range'] {
    flex: 1 1 8rem;
    min-width: 6rem;
    height: var(--touch);
    accent-color: var(--primary-fill);
    appearance: auto;
    -webkit-appearance: auto;
  }
  & > output {
    flex: none;
    min-width: 8.5rem;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
`;

export const Choice = styled.select`
  min-height: var(--touch);
  padding: 0 var(--s-8);
  border: 1px solid var(--field-line);
  border-radius: var(--r-8);
  background: var(--surface);
  color: var(--text);
  font-size: var(--fs-14);
`;

/** Open on a small phone it leaves room for what it is about. */
export const Extra = styled.details`
  ${fold}
  max-height: 30dvh;
  margin-inline: calc(-1 * var(--s-4));
  padding-inline: var(--s-4);
  overflow-y: auto;

  & > summary {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > p {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const StopForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-8);
  padding: var(--s-8) 0;

  & > label {
    display: grid;
    flex: 1 1 9rem;
    gap: var(--s-4);
    min-width: 0;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & input {
    min-width: 0;
    min-height: var(--touch);
    padding: 0 var(--s-12);
    border: 1px solid var(--field-line);
    border-radius: var(--r-8);
    background: var(--surface);
    font-size: var(--fs-14);
  }
`;

export const StopList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  padding-bottom: var(--s-8);

  & > li {
    display: flex;
    align-items: center;
    padding: var(--s-4) 0 var(--s-4) var(--s-12);
    border-radius: var(--r-12);
    background: var(--primary-tint);
    color: var(--primary);
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
  }
`;

export const Stopped = styled.p`
  padding-bottom: var(--s-4);
  color: var(--primary);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;

/** Keys belong to keyboards: a phone has none. */
export const KeyList = styled.ul`
  display: none;

  @media (min-width: 48rem) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-4) var(--s-16);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

/** The key that does the same. A phone has none. */
export const KeyMark = styled.span`
  display: none;
  padding: 0 var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-4);
  color: var(--text-2);
  font: 400 var(--fs-12) / 1.4 ui-monospace, Consolas, monospace;

  @media (min-width: 48rem) {
    display: inline-block;
  }
`;
