import { BadgeCheck, BookOpen, Download, Gift, type LucideIcon, Sparkles } from 'lucide-react';
import { vipText } from '@/text/vip';
import { Benefits } from './vip.styles';

const icons: Readonly<Record<string, LucideIcon>> = {
  download: Download,
  book: BookOpen,
  gift: Gift,
  badge: BadgeCheck,
};

function iconOf(benefit: string): LucideIcon {
  const [, name = ''] = vipText.benefitIcons.find(([word]) => benefit.includes(word)) ?? [];
  return icons[name] ?? Sparkles;
}

/** What a plan gives, in the server's words. */
export function VipBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <Benefits aria-label={vipText.benefits}>
      {benefits.map((benefit) => {
        const Icon = iconOf(benefit);
        return (
          <li key={benefit}>
            <span>
              <Icon aria-hidden="true" />
            </span>
            {benefit}
          </li>
        );
      })}
    </Benefits>
  );
}
