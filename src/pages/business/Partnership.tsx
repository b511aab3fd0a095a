import { BookOpen, Gamepad2, Megaphone, Sparkles } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useOutLink } from '@/shell/browser/useOutLink';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { supportText } from '@/text/support';
import { Button, LinkButton } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Contacts, Types } from './business.styles';

const text = supportText.business;
const icons = { game: Gamepad2, reading: BookOpen, promotion: Megaphone, brand: Sparkles } as const;

/** What can be done together. */
export function PartnershipTypes() {
  return (
    <>
      <SectionHeader title={text.typesTitle} />
      <Types>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((type) => {
          const Icon = icons[type];
          return (
            <li key={type} data-type={type}>
              <span>
                <Icon aria-hidden="true" />
              </span>
              <b>{text.types[type].name}</b>
              <p>{text.types[type].note}</p>
            </li>
          );
        })}
      </Types>
    </>
  );
}

/** The operator's e-mail and link; a row without its setting is not drawn, nor the card without rows (A1). */
export function DirectContacts() {
  const dispatch = useAppDispatch();
  const outLink = useOutLink();
  const { businessEmail, contactLink } = useAppSelector(selectConfig);
  if (!businessEmail && !contactLink) return null;
  return (
    <>
      <SectionHeader title={text.contactTitle} />
      <Card>
        <Contacts>
          {businessEmail && (
            <li>
              <p>
                {text.email}
                <small>{businessEmail}</small>
              </p>
              <Button
                tone="tint"
                size="s"
                aria-label={text.copyEmail}
                onClick={() => void dispatch(copyText(businessEmail))}
              >
                {text.copy}
              </Button>
            </li>
          )}
          {contactLink && (
            <li>
              <p>
                {text.link}
                <small>{text.linkNote}</small>
              </p>
              <LinkButton tone="tint" size="s" {...outLink(contactLink)} aria-label={text.link}>
                {text.go}
              </LinkButton>
            </li>
          )}
        </Contacts>
      </Card>
    </>
  );
}
