import { useGo } from '@/shell/navigation/useGo';
import { activityText as text } from '@/text/activity';
import { RichText } from '@/ui/rich-text/RichText';
import { Block } from './detail.styles';

/** The operator's own words. */
export function Rules({ html }: { html: string }) {
  const go = useGo();
  if (html === '') return null;
  return (
    <Block>
      <h2>{text.rules}</h2>
      <RichText html={html} onGo={go} />
    </Block>
  );
}
