import type { ReactNode } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { HeaderAct } from './recharge.styles';

interface RechargeHeaderProps {
  title: string;
  ground?: 'solid' | 'wash';
  action: ReactNode;
}

/** The bar of both views: each has its own title and its own small thing at the end. */
export function RechargeHeader({ title, ground = 'solid', action }: RechargeHeaderProps) {
  const dispatch = useAppDispatch();
  return (
    <SimpleHeader
      title={title}
      icon={<PageIcon />}
      ground={ground}
      action={<HeaderAct>{action}</HeaderAct>}
      onBack={() => dispatch(navigationEvents.backAsked())}
    />
  );
}
