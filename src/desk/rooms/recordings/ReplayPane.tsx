import { useEffect, useState } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { Empty } from '@/desk/kit/states/Empty';
import { faultText } from '@/desk/kit/states/faultText';
import { Loading } from '@/desk/kit/states/Loading';
import { useTheme } from '@/desk/theme/themeChoice';
import { recordingsText as text } from '@/text/desk/recordings';
import { Screen } from './recordings.styles';
import type { Replay } from './useReplay';

interface ReplayPaneProps {
  /** Null until it is opened. */
  link: string | null;
  replay: Replay;
  /** Why it could not be opened. */
  fault: unknown;
  onAgain: () => void;
}

/** The replay page in its frame. */
export function ReplayPane({ link, replay: { ref, refused, opened, ask }, fault, onAgain }: ReplayPaneProps) {
  const theme = useTheme();
  // Another address would open the recording anew.
  const [first] = useState(theme);
  useEffect(() => {
    if (opened !== null) ask({ desk: 'theme', theme });
  }, [opened, theme, ask]);
  if (link === null)
    return fault === undefined ? (
      <Loading rows={10} />
    ) : (
      <Empty title={text.refused(faultText(fault))} acts={<Button onClick={onAgain}>{text.again}</Button>} />
    );
  if (refused !== null) return <Empty title={text.refused(refused)} />;
  return (
    <Screen
      ref={ref}
      title={text.frame}
      src={`${link}&theme=${first}`}
      aria-busy={opened === null}
      onLoad={() => ref.current?.focus()}
    />
  );
}
