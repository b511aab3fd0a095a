import { useState } from 'react';
import type { ContentThing } from '@/contract/desk/content';
import { Button } from '@/desk/kit/button/Button';
import { faultText } from '@/desk/kit/states/faultText';
import { themeNow } from '@/desk/theme/themeChoice';
import { contentDeskText as text } from '@/text/desk/content';
import { Phone, State } from './content.styles';
import { useContentPreviewQuery } from './contentApi';
import { PreviewTheme, type Theme } from './PreviewTheme';

interface DraftPreviewProps {
  /** null: nothing of it is saved yet. */
  of: ContentThing | null;
  isDirty: boolean;
}

/** The members' page of a thing in the frame of a phone, as it would be with the saved draft published. Nothing in it acts. */
export function DraftPreview({ of, isDirty }: DraftPreviewProps) {
  if (of === null) return <State>{text.previewUnsaved}</State>;
  return <PagePreview of={of} isDirty={isDirty} />;
}

function PagePreview({ of, isDirty }: { of: ContentThing; isDirty: boolean }) {
  const [theme, setTheme] = useState<Theme>(themeNow);
  const { kind, thing } = of;
  // Its address holds for a quarter of an hour only.
  const preview = useContentPreviewQuery({ kind, thing }, { refetchOnMountOrArgChange: true });
  const page = preview.data?.page;
  return (
    <>
      <PreviewTheme value={theme} onChange={setTheme} />
      <Phone>
        {page !== undefined && !preview.isError && (
          <iframe key={`${page}${theme}`} title={text.phone} sandbox="allow-scripts" src={`${page}&theme=${theme}`} />
        )}
      </Phone>
      {preview.isError && <State data-state="failed">{text.previewNot(faultText(preview.error))}</State>}
      {isDirty && <State data-state="planned">{text.previewOld}</State>}
      <Button look="bare" onClick={() => void preview.refetch()}>
        {text.previewAgain}
      </Button>
    </>
  );
}
