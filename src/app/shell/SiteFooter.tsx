import { useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { shellText } from '@/text/shell';
import { Footer } from '@/ui/app-frame/Footer';

/** The operator's links and the healthy-gaming notice; a link without an address is not drawn. */
export function SiteFooter() {
  const { footer } = useAppSelector(selectConfig);
  const links = [
    { label: shellText.agreement, href: footer.agreementUrl ?? '' },
    { label: shellText.privacy, href: footer.privacyUrl ?? '' },
    { label: footer.filingNumber ?? '', href: footer.filingUrl ?? '' },
  ].filter((link) => link.label && link.href);
  return <Footer label={shellText.footerLinks} links={links} lines={[shellText.healthNotice]} />;
}
