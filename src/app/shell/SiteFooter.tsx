import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { footerText } from '@/text/footer';
import { Footer } from '@/ui/app-frame/Footer';

/** The operator's texts and filing number, and the healthy-gaming notice (C2). */
export function SiteFooter() {
  const dispatch = useAppDispatch();
  const { agreementUrl, privacyUrl, filingNumber, filingUrl } = useAppSelector(selectConfig).footer;
  // An operator's own page, else the text the server has, in a sheet.
  const text = (doc: 'agreement' | 'privacy', href: string | undefined) => ({
    label: footerText[doc],
    ...(href ? { href } : { onGo: () => void dispatch(overlayEvents.opened({ kind: 'legal', data: { doc } })) }),
  });
  const links = [text('agreement', agreementUrl), text('privacy', privacyUrl)];
  if (filingNumber && filingUrl) links.push({ label: filingNumber, href: filingUrl });
  const lines = filingNumber && !filingUrl ? [filingNumber] : [];
  return <Footer label={footerText.footerLinks} links={links} lines={[...lines, footerText.healthNotice]} />;
}
