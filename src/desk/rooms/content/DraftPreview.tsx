import { useState } from 'react';
import { type ContentThing, PREVIEW_VIEWERS, type PreviewViewer } from '@/contract/desk/content';
import { Button } from '@/desk/kit/button/Button';
import { Segments } from '@/desk/kit/segments/Segments';
import { faultText } from '@/desk/kit/states/faultText';
import { momentText } from '@/desk/kit/time/timeText';
import { themeNow } from '@/desk/theme/themeChoice';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { Looks, Phone, State } from './content.styles';
import { useContentPreviewQuery } from './contentApi';
import { itemOf } from './item';

const themes = (['light', 'dark'] as const).map((value) => ({ value, label: text[value] }));
const viewers = PREVIEW_VIEWERS.map((value) => ({ value, label: text.viewers[value] }));

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
  const [theme, setTheme] = useState(themeNow);
  const [chosen, setChosen] = useState<PreviewViewer>();
  const { kind, thing } = of;
  // Its address holds for a quarter of an hour only.
  const preview = useContentPreviewQuery({ kind, thing, as: chosen }, { refetchOnMountOrArgChange: true });
  const { page, as = 'guest' } = preview.data ?? {};
  return (
    <>
      <Looks>
        <Segments label={text.viewerLabel} value={chosen ?? as} options={viewers} onChange={setChosen} />
        <Segments label={text.themeLabel} value={theme} options={themes} onChange={setTheme} />
        {kind === 'bulletin' && <BulletinTimes of={of} as={chosen ?? as} />}
      </Looks>
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

/** From when to when a bulletin is shown and to whom: the phone shows it at any time. */
function BulletinTimes({ of: { draft, live }, as }: { of: ContentThing; as: PreviewViewer }) {
  const now = useNow();
  const { startsAt, endsAt, audience = 'all' } = itemOf(draft?.item ?? live);
  const at = (moment: unknown) => (typeof moment === 'string' ? momentText(Date.parse(moment), now) : undefined);
  const isFor = audience === 'all' || (audience === 'guests') === (as === 'guest');
  return (
    <>
      <State>{text.bulletinShown(text.choice(String(audience)), at(startsAt), at(endsAt))}</State>
      {!isFor && <State data-state="planned">{text.bulletinNotFor(text.viewers[as])}</State>}
    </>
  );
}
