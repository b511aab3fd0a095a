import { createContext, type KeyboardEvent, useContext, useState } from 'react';
import type { DeskLetter } from '@/contract/desk/letters';
import type { UploadedImage } from '@/contract/post';
import { useDeskDispatch } from '@/desk/hooks';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { attachmentsText as text } from '@/text/desk/attachments';
import { Missing, Shown, Stand, Thumbs } from './attachments.styles';
import { lettersApi } from './lettersApi';

const all = ({ lines }: DeskLetter): UploadedImage[] => lines.flatMap(({ pictures }) => pictures ?? []);

/** A picture that may fail: an address is good for a while only, so asking again reads the letter again. */
function usePicture(url: string) {
  const dispatch = useDeskDispatch();
  const [failed, setFailed] = useState<string | null>(null);
  return {
    isMissing: failed === url,
    onError: () => setFailed(url),
    again: () => {
      setFailed(null);
      dispatch(lettersApi.util.invalidateTags(['letters']));
    },
  };
}

/** Opens a picture large. */
export const OpenPicture = createContext<(id: number) => void>(() => {});

/** What a member sent with one line, small. */
export function Attachments({ pictures }: { pictures: readonly UploadedImage[] }) {
  if (pictures.length === 0) return null;
  return (
    <Thumbs aria-label={text.of(pictures.length)}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Thumb picture={picture} name={text.name(index + 1, pictures.length)} />
        </li>
      ))}
    </Thumbs>
  );
}

function Thumb({ picture: { id, url }, name }: { picture: UploadedImage; name: string }) {
  const open = useContext(OpenPicture);
  const { isMissing, onError, again } = usePicture(url);
  if (isMissing)
    return (
      <Missing role="alert">
        {text.missing}
        <Button onClick={again}>{text.again}</Button>
      </Missing>
    );
  return (
    <button type="button" aria-label={text.open(name)} onClick={() => open(id)}>
      <img src={url} alt="" onError={onError} />
    </button>
  );
}

/** Has `v` show the pictures of a letter large, one after the other. */
export function useViewer(letter: DeskLetter) {
  const [id, setId] = useState<number | null>(null);
  const pictures = all(letter);
  const at = pictures.findIndex((picture) => picture.id === id);
  const [first] = pictures;
  useKeys([{ key: 'v', label: text.look, when: first !== undefined, run: () => setId(first?.id ?? null) }]);
  const viewer = at >= 0 && <Viewer {...{ pictures, at }} onTurn={setId} onClose={() => setId(null)} />;
  return { open: setId, viewer };
}

interface ViewerProps {
  pictures: readonly UploadedImage[];
  at: number;
  onTurn: (id: number) => void;
  onClose: () => void;
}

function Viewer({ pictures, at, onTurn, onClose }: ViewerProps) {
  const count = pictures.length;
  const { url = '', w, h } = pictures[at] ?? {};
  const { isMissing, onError, again } = usePicture(url);
  const turn = (by: number) => onTurn(pictures[(at + by + count) % count]?.id ?? 0);
  useKeys(
    [
      { key: 'k', label: text.before, when: count > 1, run: () => turn(-1) },
      { key: 'j', label: text.next, when: count > 1, run: () => turn(1) },
    ],
    { over: true, title: text.title },
  );
  // A dialog keeps arrows to itself: they are heard where the picture stands.
  const arrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Dialog
      wide
      title={text.title}
      note={text.name(at + 1, count)}
      onClose={onClose}
      aside={
        count > 1 && (
          <>
            <Button tall onClick={() => turn(-1)}>
              {text.before}
            </Button>{' '}
            <Button tall onClick={() => turn(1)}>
              {text.next}
            </Button>
          </>
        )
      }
    >
      <Stand data-first tabIndex={-1} onKeyDown={arrows}>
        {isMissing ? (
          <Missing role="alert">
            {text.missing}
            <Button onClick={again}>{text.again}</Button>
          </Missing>
        ) : (
          <Shown key={url} src={url} width={w} height={h} alt={text.name(at + 1, count)} onError={onError} />
        )}
      </Stand>
    </Dialog>
  );
}
