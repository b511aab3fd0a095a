import { encode } from 'uqr';
import { useAppDispatch } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { appPackageText as text } from '@/text/appPackage';
import { Button } from '@/ui/button/Button';
import { Qr } from './get-app.styles';
import { usePageAddress } from './usePageAddress';

/** Modules of white that scanners need around a code. */
const QUIET = 4;

/** This page for another phone, with channel and invitation: to scan, or to send. */
export function PageQr() {
  const dispatch = useAppDispatch();
  const address = usePageAddress();
  // An address that long is nobody's to scan.
  const code =
    new TextEncoder().encode(address).length > 213 ? undefined : encode(address, { ecc: 'M', border: QUIET });
  return (
    <Qr>
      {code && <Code {...code} />}
      <div>
        <h2>{text.qrTitle}</h2>
        <p>{text.qrNote}</p>
        <Button tone="tint" size="s" onClick={() => void dispatch(copyText(address))}>
          {text.copyLink}
        </Button>
      </div>
    </Qr>
  );
}

function Code({ data, size }: { data: readonly (readonly boolean[])[]; size: number }) {
  const dark = data.flatMap((line, row) => line.flatMap((on, column) => (on ? [`M${column} ${row}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qrSpoken} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
