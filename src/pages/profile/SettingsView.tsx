import { useRef, useState } from 'react';
import { clearCache, weighCache } from '@/features/profile/idleCache';
import { Options } from '@/features/profile/Options';
import { selectMuted } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { selectConfig } from '@/shell/config/configSlice';
import { useInstall } from '@/shell/install/useInstall';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { type Settings, selectSettings, settingsEvents } from '@/shell/settings/settingsSlice';
import { installText } from '@/text/install';
import { profileText } from '@/text/profile';
import { supportMenuText } from '@/text/supportMenu';
import { Switch } from '@/ui/switch/Switch';
import { Onward, Panel, Sample, SetRow, SettingsStack } from './settings.styles';
import { ViewHead } from './ViewHead';

const text = profileText.settings;
const themes = Object.entries(text.themes).map(([value, label]) => ({ value, label }));
const sizes = Object.entries(text.sizes)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => Number(a.value) - Number(b.value));

/** Look, comfort, what is not shown, what is kept, and which build this is (B2, B4, C10). */
export function SettingsView() {
  return (
    <>
      <ViewHead title={text.title} />
      <SettingsStack>
        <Look />
        <Comfort />
        <Content />
        <Storage />
        <About />
      </SettingsStack>
    </>
  );
}

function useSettings() {
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  return { settings, choose: (choice: Partial<Settings>) => dispatch(settingsEvents.chosen(choice)) };
}

function Look() {
  const { settings, choose } = useSettings();
  return (
    <Panel aria-label={text.look}>
      <Options
        label={text.theme}
        options={themes}
        chosen={settings.theme}
        onChoose={(value) => choose({ theme: value as Settings['theme'] })}
      />
      <Options
        label={text.size}
        options={sizes}
        chosen={String(settings.textScale)}
        onChoose={(value) => choose({ textScale: Number(value) })}
      />
      <Sample>{text.sample}</Sample>
    </Panel>
  );
}

function Comfort() {
  const { settings, choose } = useSettings();
  return (
    <Panel aria-label={text.comfort} data-rows>
      <Toggle
        label={text.motion}
        note={text.motionNote}
        on={settings.motion === 'reduced'}
        onChange={(reduced) => choose({ motion: reduced ? 'reduced' : 'system' })}
      />
      <Toggle
        label={text.saver}
        note={text.saverNote}
        on={settings.dataSaver}
        onChange={(dataSaver) => choose({ dataSaver })}
      />
    </Panel>
  );
}

interface ToggleProps {
  label: string;
  note: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ label, note, on, onChange }: ToggleProps) {
  return (
    <SetRow as="label">
      <span>
        {label}
        <small>{note}</small>
      </span>
      <Switch aria-label={label} checked={on} onChange={onChange} />
    </SetRow>
  );
}

function Content() {
  const dispatch = useAppDispatch();
  const muted = useAppSelector(selectMuted).length;
  return (
    <Panel aria-label={text.content} data-rows>
      <SetRow as={Link} to={href.profile({ view: 'blocked' })}>
        <span>{text.blocked}</span>
        <Onward aria-hidden="true" />
      </SetRow>
      <SetRow as="button" type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'muted-words' }))}>
        <span>{text.muted}</span>
        {muted > 0 && <b>{text.count(muted)}</b>}
        <Onward aria-hidden="true" />
      </SetRow>
    </Panel>
  );
}

function Storage() {
  const dispatch = useAppDispatch();
  const [bytes, weigh] = useState(() => dispatch(weighCache()));
  const clear = () => {
    dispatch(clearCache());
    weigh(dispatch(weighCache()));
  };
  return (
    <Panel aria-label={text.storage} data-rows>
      <SetRow as="button" type="button" onClick={clear}>
        <span>
          {text.cache}
          <small>{text.cacheNote}</small>
        </span>
        <b>{formatBytes(bytes)}</b>
      </SetRow>
    </Panel>
  );
}

/** So many taps on the build, each within so many ms of the one before, open the support menu. */
const TAPS = 5;
const TAP_GAP_MS = 800;

function About() {
  const dispatch = useAppDispatch();
  const { title } = useAppSelector(selectConfig);
  const { build } = usePorts().document;
  const install = useInstall();
  const taps = useRef({ count: 0, last: 0 });
  const openSupport = () => dispatch(overlayEvents.opened({ kind: 'support' }));
  const tapped = ({ timeStamp }: { timeStamp: number }) => {
    const { count, last } = taps.current;
    taps.current = { count: timeStamp - last < TAP_GAP_MS ? count + 1 : 1, last: timeStamp };
    if (taps.current.count === TAPS) openSupport();
  };
  return (
    <Panel aria-label={text.about} data-rows>
      <SetRow>
        <span>{text.product}</span>
        <b>{title}</b>
      </SetRow>
      {install.open && (
        <SetRow as="button" type="button" onClick={install.ask}>
          <span>
            {installText.name}
            <small>{installText.note}</small>
          </span>
          <Onward aria-hidden="true" />
        </SetRow>
      )}
      <SetRow as="button" type="button" onClick={openSupport}>
        <span>
          {supportMenuText.open}
          <small>{supportMenuText.openNote}</small>
        </span>
        <Onward aria-hidden="true" />
      </SetRow>
      <SetRow onClick={tapped}>
        <span>{text.build}</span>
        <b>{build}</b>
      </SetRow>
    </Panel>
  );
}
