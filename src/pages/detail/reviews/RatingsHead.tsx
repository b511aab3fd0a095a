import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { reviewsText as text } from '@/text/reviews';
import { Root } from '@/ui/section-header/section-header.styles';
import { About, AboutOpen } from './ratings.styles';

/** The head of ratings and reviews, and what the two numbers mean, once asked for. */
export function RatingsHead() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Root>
        <h2>{text.title}</h2>
        <AboutOpen type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text.aboutOpen}
          {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </AboutOpen>
      </Root>
      {open && <About>{text.about}</About>}
    </>
  );
}
