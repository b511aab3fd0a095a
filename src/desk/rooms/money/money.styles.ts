import styled from 'styled-components';
import { sideways } from '@/desk/kit/table/table.styles';

/** A table over what is opened of it: as high as its rows, up to half of the room. */
export const Upper = styled.div`
  flex: 0 1 auto;
  min-height: 33px;
  max-height: 50%;
  overflow: auto;
  border-bottom: 1px solid var(--line);
  ${sideways}
  td, th { white-space: nowrap; }
`;

/** A table of money: never broken into lines, pushed aside where the window is narrow. */
export const Wide = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  ${sideways}
  td, th { white-space: nowrap; }
  [data-cut] { max-width: 220px; }
`;

export const Amount = styled.b`
  font-weight: 600;
  &[data-bad] { color: var(--error); }
`;

export const Bad = styled.span`
  color: var(--error);
`;

export const Good = styled.b`
  color: var(--success);
`;

/** The last line of the room. */
export const BooksFoot = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font-size: 12px;
`;

/** Under the table: the case in a sentence, then who says what, then what can be done. */
export const Opened = styled.section`
  flex: 1;
  min-height: 0;
  padding: 14px 20px 18px;
  overflow-y: auto;
  background: var(--page);
  > h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 13px; font-weight: 600; }
  > h2 small { color: var(--text-2); font-size: 12px; font-weight: 400; }
  > p { margin-top: 10px; }
`;

export const Witnesses = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 12px;
  margin-top: 12px;
  /* Three and one below would leave a hole. */
  @media (max-width: 1023px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Witness = styled.section`
  min-width: 0;
  padding: 12px 16px 14px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  h3 { display: flex; justify-content: space-between; margin-bottom: 8px; font-size: 13px; font-weight: 600; }
  p { margin-top: 10px; color: var(--text-2); font-size: 12px; line-height: 20px; }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Foot = styled.p`
  padding: 12px 20px;
  color: var(--text-2);
`;

/** Filters in one line that goes on under itself. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  flex: none;
  padding: 8px 20px;
  border-bottom: 1px solid var(--line);
  input[type='date'] { width: 140px; height: 28px; padding: 0 8px; border: 1px solid var(--primary-line); border-radius: 8px; background: var(--surface); color: var(--text); }
  > :first-child { flex: 0 1 240px; }
  > [data-end] { margin-left: auto; }
`;

/** What happens to the ledger beside what is asked of who does it. */
export const RefundSides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: 20px;
  > div { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  h3 { margin-bottom: 4px; font-size: 13px; font-weight: 600; }
  h3 small { margin-left: 6px; color: var(--text-3); font-size: 12px; font-weight: 400; }
  table label { display: flex; gap: 8px; align-items: center; }
  && :is(th, td):first-child { padding-left: 0; white-space: normal; }
  && :is(th, td):last-child { padding-right: 0; }
  th[scope='row'] { font-weight: 600; }
  [data-below] { color: var(--error); }
  p[data-dim] { color: var(--text-2); font-size: 12px; }
  @media (max-width: 767px) { grid-template-columns: 1fr; }
`;

/** That something waits for a second person, and for whom. */
export const Asked = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  margin-top: 12px;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--warning-tint);
  p { color: var(--warning); }
  p[data-dim] { color: var(--text); font-size: 12px; }
`;

/** What the staff did with a case, a line each. */
export const Story = styled.section`
  margin-top: 12px;
  padding: 12px 0 6px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  h3 { display: flex; align-items: center; justify-content: space-between; margin: 0 16px 8px; font-size: 13px; font-weight: 600; }
`;

/** Why it cannot be done. */
export const Refused = styled.div`
  padding: 10px 12px;
  border: 1px solid var(--error);
  border-radius: 8px;
  background: var(--error-tint);
  b { display: block; color: var(--error); font-weight: 600; }
`;

/** A file to choose, under its name. */
export const FileField = styled.label`
  display: flex;
  flex-direction: column;
  gap: 4px;
  > span { color: var(--text-2); font-size: 12px; }
  ::file-selector-button {
    height: 28px;
    margin-right: 8px;
    padding: 0 11px;
    border: 1px solid var(--primary-line);
    border-radius: 8px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    cursor: pointer;
  }
`;
