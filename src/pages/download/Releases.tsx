import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { appPackageText as text } from '@/text/appPackage';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import type { AppPackage } from './appPackage';
import { Notes, ShowReleases } from './download-page.styles';

/** What the newest version brought, and those before it once asked for. */
export function Releases({ app: { version, notes, older } }: { app: AppPackage }) {
  const [open, setOpen] = useState(false);
  if (notes.length === 0) return null;
  return (
    <section>
      <SectionHeader title={text.notes} note={version} />
      <Notes>
        <Lines lines={notes} />
        {open &&
          older.map((release) => (
            <div key={release.version}>
              <h3>{release.version}</h3>
              <Lines lines={release.notes} />
            </div>
          ))}
        {older.length > 0 && (
          <ShowReleases type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text.older}
            {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </ShowReleases>
        )}
      </Notes>
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
