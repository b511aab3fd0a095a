import { Check, CircleAlert, Download, QrCode, Smartphone } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { PlatformType } from '@/contract/fields';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { selectConfig } from '@/shell/config/configSlice';
import { appPackageText as text } from '@/text/appPackage';
import { Button } from '@/ui/button/Button';
import { lateView } from '@/ui/late/lateView';
import type { AppPackage, Offered } from './appPackage';
import { Card, CodeBone, Hint, Others, Verdict } from './get-app.styles';
import { InviteNote } from './InviteNote';
import { type Started, startAppDownload } from './startAppDownload';

// On a phone only who asks for it needs a code.
const PageQr = lateView(() => import(/* webpackChunkName: "download-code" */ './PageQr').then((m) => m.PageQr));

const ENDING = { 1: 'apk', 2: 'ipa' } as const;

interface GetAppProps {
  app: AppPackage;
  /** The package the page is about. */
  shown: Offered;
  onChoose: (platform: PlatformType) => void;
  wide: boolean;
}

/** The one button of the page: this device's package, what became of the press, and the quiet ways to the others. */
export function GetApp({ app, shown, onChoose, wide }: GetAppProps) {
  const dispatch = useAppDispatch();
  const { title } = useAppSelector(selectConfig);
  const { userAgent, touchPoints } = usePorts().document;
  const own = devicePlatform(userAgent, touchPoints);
  const [pressed, press] = useState<{ platform: PlatformType; came: Started }>();
  const [coded, showCode] = useState(false);
  const came = pressed?.platform === shown.platform ? pressed.came : undefined;
  const others = app.offered.filter(({ platform }) => platform !== shown.platform);
  const start = async () => {
    const name = `${[title, app.version].filter(Boolean).join('-')}.${ENDING[shown.platform]}`;
    press({ platform: shown.platform, came: await dispatch(startAppDownload(shown, name)) });
  };
  return (
    <Card>
      <div aria-live="polite">
        <Standing came={came} own={own} shown={shown} />
      </div>
      <Button tone="main" size="l" block icon={<Download aria-hidden="true" />} onClick={() => void start()}>
        {text.download[shown.platform]}
        {shown.size > 0 && ` · ${formatBytes(shown.size)}`}
      </Button>
      <Hint>{hintOf(came, shown)}</Hint>
      <InviteNote />
      <Others>
        {others.map(({ platform }) => (
          <button key={platform} type="button" onClick={() => onChoose(platform)}>
            <Smartphone aria-hidden="true" />
            {text.other[platform]}
          </button>
        ))}
        {!wide && (
          <button type="button" aria-expanded={coded} onClick={() => showCode(!coded)}>
            <QrCode aria-hidden="true" />
            {text.elsewhere}
          </button>
        )}
      </Others>
      {(wide || coded) && (
        <Suspense fallback={<CodeBone />}>
          <PageQr />
        </Suspense>
      )}
    </Card>
  );
}

function hintOf(came: Started | undefined, { platform, needs }: Offered): string {
  if (came === 'started') return text.again;
  if (came === 'blocked') return text.blockedNote;
  return [needs && text.needs[platform](needs), text.hint[platform]].filter(Boolean).join(' · ');
}

/** The line above the button: whose package this is, or what became of the press. */
function Standing({ came, own, shown }: { came: Started | undefined; own: PlatformType | undefined; shown: Offered }) {
  const { platform } = shown;
  if (came === 'blocked') return <Line icon={<CircleAlert aria-hidden="true" />} tone="bad" words={text.blocked} />;
  if (came === 'started') return <Line icon={<Check aria-hidden="true" />} words={text.started[platform]} />;
  if (own === platform) return <Line icon={<Check aria-hidden="true" />} words={text.yours[platform]} />;
  return <Line tone="plain" words={own === undefined ? text.either : text.chosen[platform]} />;
}

function Line({ icon, words, tone = 'good' }: { icon?: ReactNode; words: string; tone?: 'good' | 'bad' | 'plain' }) {
  return (
    <Verdict data-tone={tone}>
      {icon}
      {words}
    </Verdict>
  );
}
