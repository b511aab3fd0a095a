import { appPackageText as text } from '@/text/appPackage';
import type { Offered } from './appPackage';
import { Block, Fold } from './download-page.styles';

/** How to install, folded; one of them open at a time. */
export function HowTo({ offered }: { offered: readonly Offered[] }) {
  return (
    <Block>
      <h2>{text.steps}</h2>
      {offered.map(({ platform }) => {
        const { title, steps } = platform === 1 ? text.howTo.android : text.howTo.ios;
        return (
          <Fold key={platform} name="how-to">
            <summary>{title}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Fold>
        );
      })}
    </Block>
  );
}
