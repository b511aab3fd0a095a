import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';

export const Whole = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  &[data-low] { flex: 0 1 150px; }
  > input { padding-right: 34px; font-variant-numeric: tabular-nums; }
`;

export const Opener = styled(Popover.Trigger)`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  width: 32px;
  border-radius: 8px;
  color: var(--text-2);
  cursor: pointer;
  &:hover { color: var(--text); }
  &:disabled { visibility: hidden; }
  svg { width: 15px; height: 15px; }
`;

/* Above a dialog, in which it may stand. */
export const Positioner = styled(Popover.Positioner)`
  z-index: calc(var(--z-overlay) + 1);
`;

export const Popup = styled(Popover.Popup)`
  padding: 10px;
  border-radius: 12px;
  background: var(--raised);
  box-shadow: var(--float);
  outline: none;
`;

/* As large as the month that comes. */
export const Room = styled.div`
  width: 238px;
  height: 274px;
`;

export const Month = styled.div`
  .rdp-root { position: relative; width: 238px; }
  .rdp-month_caption { height: 32px; padding: 0 8px; font-weight: 600; line-height: 32px; }
  .rdp-nav { position: absolute; top: 0; right: 0; display: flex; }
  .rdp-nav button { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 8px; cursor: pointer; }
  .rdp-nav button:hover { background: var(--sunken); }
  .rdp-chevron { width: 16px; height: 16px; fill: var(--text-2); }
  .rdp-month_grid { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .rdp-weekday { width: 34px; height: 28px; padding: 0; text-align: center; color: var(--text-3); font-size: 12px; font-weight: 400; }
  .rdp-day { width: 34px; height: 34px; padding: 0; text-align: center; }
  .rdp-day_button { width: 32px; height: 32px; border-radius: 8px; cursor: pointer; }
  .rdp-day_button:hover { background: var(--sunken); }
  .rdp-day_button:focus-visible { outline: 2px solid var(--primary); outline-offset: -2px; }
  .rdp-outside { color: var(--text-3); }
  .rdp-today { color: var(--primary); font-weight: 600; }
  .rdp-selected .rdp-day_button { background: var(--primary-fill); color: var(--on-fill); }
`;
