import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  background: var(--scrim);
`;

export const Popup = styled(Dialog.Popup)`
  position: fixed;
  z-index: var(--z-overlay);
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 32px));
  max-height: calc(100vh - 64px);
  border-radius: 12px;
  background: var(--raised);
  /* By night what is sunken elsewhere is as light as this. */
  --sunken: var(--raised-sunken);
  box-shadow: var(--float);
  outline: none;
  &[data-wide] { width: min(760px, calc(100vw - 32px)); }
`;

export const Title = styled(Dialog.Title)`
  padding: 18px 20px 0;
  font-size: 16px;
  font-weight: 600;
  line-height: 24px;
`;

export const Note = styled(Dialog.Description)`
  padding: 6px 20px 0;
  color: var(--text-2);
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 0;
  padding: 14px 20px 4px;
  overflow-y: auto;
`;

export const Recorded = styled.p`
  margin: 8px 20px 0;
  padding: 8px 10px;
  border-radius: 8px;
  background: var(--sunken);
  color: var(--text-2);
  font-size: 12px;
  b { color: var(--text); font-weight: 600; }
`;

export const Fault = styled.p`
  margin: 8px 20px 0;
  color: var(--error);
`;

export const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: 8px;
  padding: 16px 20px 18px;
  > :first-child:not(:last-child):is([data-aside]) { margin-right: auto; }
`;
