import { Segments } from '@/desk/kit/segments/Segments';
import { contentDeskText as text } from '@/text/desk/content';

export type Theme = 'light' | 'dark';

const options = [
  { value: 'light', label: text.light },
  { value: 'dark', label: text.dark },
] as const;

/** In which theme the phone beside a form shows. */
export function PreviewTheme({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  return <Segments label={text.themeLabel} value={value} options={options} onChange={onChange} />;
}
