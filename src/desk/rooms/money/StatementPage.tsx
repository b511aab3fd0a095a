import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Difference, Statement } from '@/contract/desk/statements';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer, useIsStale } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { Chip } from '@/desk/kit/chip/Chip';
import { Ident } from '@/desk/kit/ident/Ident';
import { useCopy } from '@/desk/kit/ident/useCopy';
import { useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { Moment } from '@/desk/kit/time/Moment';
import { useMay } from '@/desk/session/useSelf';
import { kitText } from '@/text/desk/kit';
import { moneyDeskText as text } from '@/text/desk/money';
import { statementText as words } from '@/text/desk/statements';
import { shortTxn, wayText } from './caseWords';
import { DifferenceDialog, type DifferenceWish } from './DifferenceDialog';
import { ExportButtons } from './ExportButtons';
import { Amount, Bad, Opened, Upper } from './money.styles';
import { useStatementQuery } from './moneyApi';

const idOf = ({ id }: Difference): string => `difference-${id}`;
const crumb = <Link to="/money/statements">{words.title}</Link>;

/** One file: what of it differs, a line each, to be explained or held. */
export function StatementPage({ id }: { id: number }) {
  const statement = useStatementQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Answer of={statement} what={words.title}>
      {({ records, ...data }) => <Differences statement={data} rows={records} />}
    </Answer>
  );
}

const fenText = (fen: number | null) => (fen === null ? <Bad>{words.absent}</Bad> : <Amount>{text.yuan(fen)}</Amount>);

function Differences({ statement, rows }: { statement: Statement; rows: readonly Difference[] }) {
  const navigate = useNavigate();
  const copy = useCopy();
  const [wish, setWish] = useState<DifferenceWish | null>(null);
  const isStale = useIsStale();
  const may = useMay('money.settle') && !isStale;
  const { chosen, rowProps } = useRowList({
    rows,
    idOf,
    openLabel: text.keys.order,
    onOpen: ({ hasOrder, orderId }) => hasOrder && void navigate(`/money/${orderId}`),
  });
  const isOpen = may && chosen?.state === 'open';
  const ask = (as: DifferenceWish['as'], orderId?: string) =>
    chosen && setWish({ difference: chosen, as, ...(orderId !== undefined && { orderId }) });
  useKeys([
    { key: 'e', label: words.explain, when: isOpen, run: () => ask('explained') },
    { key: 'h', label: words.hold, when: isOpen && chosen.kind === 'unknown', run: () => ask('held') },
    { key: 'y', label: words.copyTxn, when: chosen !== null, run: () => chosen && copy(chosen.providerTxn) },
    { key: 'Escape', label: kitText.back, quiet: true, run: () => void navigate('/money/statements') },
  ]);
  const { payType, day, fileCount, fileFen, ownFen, open } = statement;
  return (
    <Frame
      title={words.heading(wayText(payType), day)}
      crumb={crumb}
      facts={words.sums(fileCount, text.yuan(fileFen), text.yuan(ownFen), text.yuan(fileFen - ownFen))}
      actions={
        rows.length > 0 && (
          <ExportButtons file="differences" wish={{ id: statement.id }} name={`${payType}-${day}-differences`} />
        )
      }
      status={open === 0 ? words.agrees : words.open(open)}
    >
      <Panes>
        {rows.length === 0 ? (
          <Empty title={words.agrees}>{words.agreesMore}</Empty>
        ) : (
          <>
            <Upper tabIndex={0} role="region" aria-label={words.differences}>
              <Rows rows={rows} rowProps={rowProps} />
            </Upper>
            {chosen && (
              <Opened aria-label={words.difference}>
                <h2>
                  <Chip tone={chosen.state === 'open' ? 'red' : 'green'}>{words.kinds[chosen.kind]}</Chip>
                  {words.sentences[chosen.kind]}
                </h2>
                {chosen.note !== '' && <p>{[chosen.settledBy, chosen.note].join(' · ')}</p>}
                {chosen.likely && (
                  <p>
                    {words.likely} <Ident id={chosen.likely} to={`/money/${chosen.likely}`} />{' '}
                    <Button disabled={!isOpen} onClick={() => ask('held', chosen.likely ?? undefined)}>
                      {words.isThis}
                    </Button>
                  </p>
                )}
                {may && chosen.state === 'open' && (
                  <p>
                    <Button shortcut="e" onClick={() => ask('explained')}>
                      {words.explain}
                    </Button>{' '}
                    {chosen.kind === 'unknown' && (
                      <Button shortcut="h" onClick={() => ask('held')}>
                        {words.hold}
                      </Button>
                    )}
                  </p>
                )}
              </Opened>
            )}
          </>
        )}
      </Panes>
      {wish && <DifferenceDialog wish={wish} onClose={() => setWish(null)} />}
    </Frame>
  );
}

interface RowsProps {
  rows: readonly Difference[];
  rowProps: ReturnType<typeof useRowList<Difference>>['rowProps'];
}

function Rows({ rows, rowProps }: RowsProps) {
  const path = useRoomPath();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.providerTxn}</th>
          <th scope="col">{text.order}</th>
          <th scope="col">{words.at}</th>
          <th scope="col" data-num="">
            {words.inFile}
          </th>
          <th scope="col" data-num="">
            {words.here}
          </th>
          <th scope="col">{text.state}</th>
          <th scope="col">{text.who}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const to = row.hasOrder ? path('money', row.orderId) : undefined;
          return (
            <tr key={row.id} {...rowProps(row)}>
              <td>{words.kinds[row.kind]}</td>
              <td data-mono="" title={row.providerTxn}>
                {shortTxn(row.providerTxn)}
              </td>
              <td>
                {row.orderId === '' ? (
                  text.none
                ) : (
                  <Ident id={row.orderId} shown={`…${row.orderId.slice(-10)}`} {...(to !== undefined && { to })} />
                )}
              </td>
              <td data-mono="">
                <Moment at={row.at} seconds />
              </td>
              <td data-num="">{fenText(row.fileFen)}</td>
              <td data-num="">{fenText(row.ownFen)}</td>
              <td>
                <Chip tone={row.state === 'open' ? 'red' : 'green'}>{words.states[row.state]}</Chip>
              </td>
              <td>{row.settledBy ?? ''}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
