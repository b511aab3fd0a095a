import { encode } from 'uqr';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { selectChannel } from '@/shell/config/configSlice';
import { selectInviteCode } from '@/shell/invite/inviteSlice';
import { appPackageText as text } from '@/text/appPackage';
import { Qr } from './download-page.styles';

/** Modules of white that scanners need around a code. */
const QUIET = 4;

/** On a wide screen: this page for the phone, with channel and invitation. */
export function PageQr() {
  const { origin } = usePorts().document;
  const channel = useAppSelector(selectChannel);
  const inviteCode = useAppSelector(selectInviteCode);
  const query = new URLSearchParams({
    ...(channel === '0' ? {} : { code: channel }),
    ...(inviteCode === '' ? {} : { inviteCode }),
  }).toString();
  const address = `${origin}/download${query && `?${query}`}`;
  // An address that long is nobody's to scan.
  if (new TextEncoder().encode(address).length > 213) return null;
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((line, row) => line.flatMap((on, column) => (on ? [`M${column} ${row}h1v1h-1z`] : [])));
  return (
    <Qr>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qrSpoken} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <div>
        <h2>{text.qrTitle}</h2>
        <p>{text.qrNote}</p>
      </div>
    </Qr>
  );
}
