import { Download } from 'lucide-react';
import { devicePlatform } from '@/features/download/device';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { selectConfig } from '@/shell/config/configSlice';
import { appPackageText as text } from '@/text/appPackage';
import { Button } from '@/ui/button/Button';
import type { AppPackage, Offered } from './appPackage';
import { Packages } from './download-page.styles';
import { startAppDownload } from './startAppDownload';

const ENDING = { 1: 'apk', 2: 'ipa' } as const;

/** A button for each package; this device's own is the main one and comes first. */
export function PackageButtons({ app: { offered, version } }: { app: AppPackage }) {
  const dispatch = useAppDispatch();
  const { title } = useAppSelector(selectConfig);
  const { userAgent, touchPoints } = usePorts().document;
  const own = devicePlatform(userAgent, touchPoints);
  const order = [...offered].sort((a, b) => Number(b.platform === own) - Number(a.platform === own));
  const main = own ?? order[0]?.platform;
  const fileName = ({ platform }: Offered) => `${[title, version].filter(Boolean).join('-')}.${ENDING[platform]}`;
  return (
    <Packages>
      {order.map((one) => (
        <Button
          key={one.platform}
          tone={one.platform === main ? 'main' : 'line'}
          size="l"
          block
          icon={<Download aria-hidden="true" />}
          onClick={() => void dispatch(startAppDownload(one, fileName(one)))}
        >
          {one.platform === 1 ? text.android : text.ios}
          {one.size > 0 && <small>{formatBytes(one.size)}</small>}
        </Button>
      ))}
    </Packages>
  );
}
