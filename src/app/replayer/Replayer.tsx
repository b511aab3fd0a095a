import { useCallback, useRef, useState } from 'react';
import { replayerText as text } from '@/text/replayer';
import { Chip } from '@/ui/chip/Chip';
import { ActionList } from './ActionList';
import { ComparePane } from './ComparePane';
import { Controls } from './Controls';
import { Detail } from './Detail';
import { Lanes } from './Lanes';
import { LogBoundary } from './LogBoundary';
import { OpenButton } from './OpenButton';
import type { Log, Refused, ReplayerWorld } from './openLog';
import type { PlayerState } from './playerMachine';
import { DropVeil, Panes, Root16, Shell, Top, Verdict, Views } from './replayer.styles';
import { StagePane } from './StagePane';
import { useComparison } from './useComparison';
import { useDesk } from './useDesk';
import { useDroppedFile } from './useDroppedFile';
import { type Player, usePlayer } from './usePlayer';
import { useShortcuts } from './useShortcuts';
import { useSupposing } from './useSupposing';
import { VerdictBar } from './VerdictBar';
import { WelcomePane } from './WelcomePane';

/** The replay page: a log is opened, listed, played, and shown as it was. */
export function Replayer({ world }: { world: ReplayerWorld }) {
  const player = usePlayer(world);
  const { state, tell } = player;
  useDesk(player, world);
  const dropping = useDroppedFile((source) => tell({ type: 'chosen', source }));
  const log = 'log' in state ? state.log : undefined;
  return (
    <>
      <Root16 />
      {log ? (
        <LogBoundary onCrash={(fault) => tell({ type: 'refused', name: log.name, why: undrawable(fault, state) })}>
          <Workbench player={player} log={log} world={world} />
        </LogBoundary>
      ) : (
        <WelcomePane state={state} tell={tell} />
      )}
      {dropping && <DropVeil>{text.drop}</DropVeil>}
    </>
  );
}

/** Why an open log is closed again: something in it cannot be drawn. */
function undrawable(fault: unknown, state: PlayerState): Refused {
  const entry = 's' in state && state.s > 0 ? { entry: state.s } : {};
  return { text: text.undrawable(String(fault).slice(0, 200)), path: '', ...entry };
}

type View = keyof typeof text.views;
const views = Object.entries(text.views) as [View, string][];

function Workbench({ player, log, world }: { player: Player; log: Log; world: ReplayerWorld }) {
  const [view, setView] = useState<View>('list');
  const { state, tell } = player;
  const s = 's' in state ? state.s : 0;
  const moveTo = useCallback((to: number) => tell({ type: 'movedTo', s: to }), [tell]);
  const [path, setPath] = useState('');
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const compare = useRef<HTMLButtonElement>(null);
  const comparison = useComparison(world);
  const { undo, suppose } = useSupposing(player, log, world);
  const tryNow = (kind: 'skipped' | 'repeated') => s > 0 && suppose({ kind, s });
  useShortcuts(player, log, {
    askWho: () => {
      setView('detail');
      // The pane may come on screen by it.
      requestAnimationFrame(() => field.current?.focus());
    },
    skip: () => tryNow('skipped'),
    repeat: () => tryNow('repeated'),
    edit: () => {
      setView('detail');
      setEditing(s > 0);
    },
    undo,
    compare: () => compare.current?.click(),
  });
  return (
    <Shell data-framed={world.desk ? '' : undefined}>
      <Top>
        <h1>{text.title}</h1>
        <p title={log.name}>{log.name}</p>
        <OpenButton tone="line" size="s" label={text.compareWith} button={compare} onChosen={comparison.begin} />
        <OpenButton
          tone="line"
          size="s"
          label={text.openOther}
          onChosen={(source) => tell({ type: 'chosen', source })}
        />
      </Top>
      <VerdictBar log={log} build={world.build} moveTo={moveTo} onUndo={undo} />
      {comparison.why && (
        <Verdict role="alert" data-tone="error">
          {text.notCompared(comparison.why)}
        </Verdict>
      )}
      <Views aria-label={text.viewsLabel}>
        {views.map(([name, label]) => (
          <Chip key={name} on={view === name} onClick={() => setView(name)}>
            {label}
          </Chip>
        ))}
      </Views>
      <Panes data-view={view}>
        {comparison.other ? (
          <ComparePane log={log} other={comparison.other} s={s} moveTo={moveTo} onDone={comparison.end} />
        ) : (
          <ActionList log={log} s={s} moveTo={moveTo} />
        )}
        <Detail
          log={log}
          s={s}
          build={world.build}
          lines={world.serverLines}
          who={{ path, onPath: setPath, moveTo, field }}
          tries={{ editing, onEditing: setEditing, onEdit: suppose }}
        />
        <StagePane key={log.file.end.digest + log.name} log={log} s={s} />
      </Panes>
      <Lanes log={log} s={s} moveTo={moveTo} lines={world.serverLines} />
      <Controls player={player} log={log} s={s} />
    </Shell>
  );
}
