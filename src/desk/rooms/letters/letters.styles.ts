import styled from 'styled-components';
import { Bar } from '@/desk/kit/room/room.styles';

/** A person's picture, round; a guest has none. */
export const Face = styled.img.attrs({ alt: '' })`
  width: 20px;
  height: 20px;
  margin-right: 6px;
  border-radius: 50%;
  background: var(--sunken);
  object-fit: cover;
  vertical-align: -5px;
  &[data-big] { width: 28px; height: 28px; margin: 0; flex: none; }
  &:not([src]) { visibility: hidden; width: 0; margin: 0; }
`;

export const Due = styled.span`
  color: var(--text-2);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  &[data-tone='red'] { color: var(--error); }
  &[data-tone='amber'] { color: var(--warning); }
`;

export const Filters = styled.span`
  gap: 10px;
  overflow: hidden;
  > button { padding: 0; border: 0; background: none; color: var(--text-2); font-size: 12px; white-space: nowrap; }
  > button[aria-pressed='true'] { color: var(--primary); }
`;

/** The subject gives way to what can be chosen beside it. */
export const Title = styled(Bar)`
  h2 { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  code { flex: none; color: var(--text-2); }
  > [data-end] { flex: none; }
`;

/** Under the head, a line that is there only when there is something to say. */
export const DoublesLine = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  min-height: 40px;
  padding: 5px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  font-size: 12px;
  > button { margin-left: auto; }
`;

export const Thread = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 14px 20px;
`;

export const Said = styled.div`
  display: flex;
  gap: 10px;
  max-width: 92%;
  > div { min-width: 0; }
  small { display: block; margin-bottom: 4px; color: var(--text-2); font-size: 12px; }
  small em { color: var(--warning); font-style: normal; }
  &[data-kind='answer'] { align-self: flex-end; }
  &[data-kind='answer'] small { text-align: right; }
  &[data-kind='note'] { align-self: stretch; max-width: none; padding-left: 38px; }
  &[data-kind='note'] > div { flex: 1; }
`;

export const Bubble = styled.div`
  padding: 9px 12px;
  border: 1px solid var(--line);
  border-radius: 4px 12px 12px;
  background: var(--page);
  line-height: 20px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-kind='answer'] { border-color: transparent; border-radius: 12px 4px 12px 12px; background: var(--primary-tint); }
  &[data-kind='note'] { border-color: transparent; border-radius: 8px; background: var(--warning-tint); }
`;

export const EventLine = styled.p`
  color: var(--text-2);
  font-size: 12px;
  text-align: center;
`;

export const RecordingCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  align-items: flex-start;
  margin-top: 8px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  white-space: normal;
  > small { margin: 0; }
  > button { padding: 0; border: 0; background: none; color: var(--primary); }
`;

export const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  > span { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-width: 0; }
  > span > :last-child { flex-basis: 100%; font-weight: 400; text-align: left; }
`;

export const Thing = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) max-content;
  gap: 8px;
  align-items: baseline;
  padding: 2px 0;
  > span:first-child { color: var(--text-2); }
  small { display: block; color: var(--text-2); font-size: 12px; }
  b { font-weight: 400; font-size: 12px; color: var(--text-2); }
  b[data-state='paid'] { color: var(--success); }
  b[data-state='pending'] { color: var(--warning); }
`;

export const Limit = styled.div`
  display: grid;
  grid-template-columns: 1fr max-content;
  gap: 4px 8px;
  margin-bottom: 10px;
  font-size: 12px;
  > span { color: var(--text-2); }
  > b { font-weight: 400; color: var(--text-2); }
  > i { position: relative; grid-column: 1 / -1; height: 5px; border-radius: 3px; background: var(--sunken); overflow: hidden; }
  > i::after { content: ''; position: absolute; inset: 0; width: var(--used); background: var(--primary-fill); }
  &[data-tone='amber'] > b { color: var(--warning); }
  &[data-tone='amber'] > i::after { background: var(--warning); }
  &[data-tone='red'] > b { color: var(--error); }
  &[data-tone='red'] > i::after { background: var(--error); }
`;

export const Alike = styled.button`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 0 8px;
  width: 100%;
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  &:hover { background: var(--hover); }
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span + span { grid-column: 1 / -1; grid-row: 2; color: var(--text-2); font-size: 12px; }
  > code { color: var(--primary); }
  > small { color: var(--text-2); font-size: 12px; }
`;
