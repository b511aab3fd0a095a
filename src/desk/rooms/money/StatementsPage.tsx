import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Statement } from '@/contract/desk/statements';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { hourText } from '@/desk/kit/time/timeText';
import { useMay } from '@/desk/session/useSelf';
import { groupThousands } from '@/lib/format/groupThousands';
import { frameText } from '@/text/desk/frame';
import { moneyDeskText as text } from '@/text/desk/money';
import { statementText as words } from '@/text/desk/statements';
import { wayText } from './caseWords';
import { MoneyTabs } from './MoneyTabs';
import { Amount, Wide } from './money.styles';
import { useStatementsQuery } from './moneyApi';
import { PutStatementDialog } from './PutStatementDialog';

const idOf = ({ id }: Statement): string => `statement-${id}`;

/** Providers' files by day, each beside what is known here. */
export function StatementsPage() {
  const [isPutting, setPutting] = useState(false);
  const navigate = useNavigate();
  const may = useMay('money.settle');
  const statements = useStatementsQuery({}, { refetchOnMountOrArgChange: true });
  const put = () => setPutting(true);
  useKeys([{ key: 'n', label: words.put, when: may, run: put }]);
  return (
    <Frame
      title={frameText.rooms.money}
      facts={words.facts}
      actions={
        <>
          <MoneyTabs view="statements" />
          {may && (
            <Button look="main" shortcut="n" onClick={put}>
              {words.put}
            </Button>
          )}
        </>
      }
      status={statements.fulfilledTimeStamp && text.updated(hourText(statements.fulfilledTimeStamp, true))}
    >
      <Panes>
        <Answer of={statements} what={words.title} rows={8}>
          {({ records }) =>
            records.length === 0 ? <Empty title={words.none}>{words.noneMore}</Empty> : <Statements rows={records} />
          }
        </Answer>
      </Panes>
      {isPutting && (
        <PutStatementDialog
          onPut={(id) => void navigate(`/money/statements/${id}`)}
          onClose={() => setPutting(false)}
        />
      )}
    </Frame>
  );
}

function Statements({ rows }: { rows: readonly Statement[] }) {
  const navigate = useNavigate();
  const open = ({ id }: Statement) => void navigate(`/money/statements/${id}`);
  const { rowProps } = useRowList({ rows, idOf, onOpen: open });
  return (
    <Wide tabIndex={0} role="region" aria-label={words.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{text.way}</th>
            <th scope="col">{words.file}</th>
            <th scope="col" data-num="">
              {words.fileCount}
            </th>
            <th scope="col" data-num="">
              {words.fileFen}
            </th>
            <th scope="col" data-num="">
              {words.ownCount}
            </th>
            <th scope="col" data-num="">
              {words.ownFen}
            </th>
            <th scope="col" data-num="">
              {words.difference}
            </th>
            <th scope="col">{text.state}</th>
            <th scope="col" data-wide="">
              {words.putBy}
            </th>
            <th scope="col">{text.when}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...rowProps(row)} onDoubleClick={() => open(row)}>
              <td data-mono="">{row.day}</td>
              <td>{wayText(row.payType)}</td>
              <td data-dim="">{row.fileName}</td>
              <td data-num="">{groupThousands(row.fileCount)}</td>
              <td data-num="">{text.yuan(row.fileFen)}</td>
              <td data-num="">{groupThousands(row.ownCount)}</td>
              <td data-num="">{text.yuan(row.ownFen)}</td>
              <td data-num="">
                <Amount data-bad={row.fileFen === row.ownFen ? undefined : ''}>
                  {text.yuan(row.fileFen - row.ownFen)}
                </Amount>
              </td>
              <td>
                <StateChip statement={row} />
              </td>
              <td data-wide="">{row.staff}</td>
              <td data-dim="">
                <Moment at={row.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wide>
  );
}

function StateChip({ statement: { open, differences } }: { statement: Statement }) {
  if (open > 0) return <Chip tone="red">{words.open(open)}</Chip>;
  return <Chip tone="green">{differences === 0 ? words.agrees : words.settled(differences)}</Chip>;
}
