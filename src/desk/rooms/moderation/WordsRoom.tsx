import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListedWord } from '@/contract/desk/moderation';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { SearchField } from '@/desk/kit/field/SearchField';
import { useRowList } from '@/desk/kit/list/useRowList';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Bar, Scroll } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { useMay } from '@/desk/session/useSelf';
import { frameText } from '@/text/desk/frame';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { useWordsQuery } from './moderationApi';
import { WordPaneOf } from './WordPane';

const idOf = ({ word }: ListedWord) => `word-${word}`;
const NEW = '';

/** The words that mask, refuse or hold, and what a change would do. */
export function WordsRoom() {
  const navigate = useNavigate();
  const mayAct = useMay('words.act');
  const words = useWordsQuery({});
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('word');
  const choose = (word: string | null) => setQuery(word === null ? {} : { word }, { replace: true });
  useKeys([
    { key: 'n', label: text.newWord, when: mayAct, run: () => choose(NEW) },
    { key: 'Escape', label: frameText.rooms.moderation, run: () => void navigate('/moderation') },
  ]);
  const known = words.data?.records.find(({ word }) => word === chosen);
  return (
    <Frame
      title={text.words}
      crumb={frameText.rooms.moderation}
      facts={words.data && text.wordsFacts(words.data.records.length)}
      actions={
        <>
          <Button onClick={() => void navigate('/moderation')}>{text.queue}</Button>
          {mayAct && (
            <Button look="main" shortcut="n" onClick={() => choose(NEW)}>
              {text.newWord}
            </Button>
          )}
        </>
      }
    >
      <Panes
        listWidth="clamp(420px, 38vw, 560px)"
        listLabel={text.words}
        isOpen={chosen !== null}
        list={
          <Answer of={words} what={text.words} rows={12}>
            {({ records }) => <Words words={records} chosen={chosen} onChoose={choose} />}
          </Answer>
        }
      >
        {chosen === null ? (
          <Empty title={text.chooseWord} />
        ) : (
          <WordPaneOf key={known ? `${known.word}${known.level}` : NEW} known={known} mayAct={mayAct} onDone={choose} />
        )}
      </Panes>
    </Frame>
  );
}

interface WordsProps {
  words: readonly ListedWord[];
  chosen: string | null;
  onChoose: (word: string) => void;
}

function Words({ words, chosen, onChoose }: WordsProps) {
  const [find, setFind] = useState('');
  const rows = words.filter(({ word }) => word.includes(find.trim()));
  const { rowProps } = useRowList({
    rows,
    idOf,
    chosen: chosen === null ? null : `word-${chosen}`,
    onChoose: (row) => row && onChoose(row.word),
  });
  return (
    <>
      <Bar>
        <SearchField label={text.findWord} value={find} onChange={setFind} />
      </Bar>
      {rows.length === 0 ? (
        <Empty title={text.noWords} />
      ) : (
        <Scroll tabIndex={0} role="region" aria-label={text.words}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{text.word}</th>
                <th scope="col">{text.level}</th>
                <th scope="col" data-num="">
                  {text.heldCount}
                </th>
                <th scope="col" data-num="">
                  {text.rightShare}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.word} {...rowProps(row)}>
                  <td>{row.word}</td>
                  <td>{text.levels[row.level]}</td>
                  <td data-num="">{row.held}</td>
                  <td data-num="">{row.held === 0 ? '·' : `${Math.round((100 * row.removed) / row.held)}%`}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </>
  );
}
