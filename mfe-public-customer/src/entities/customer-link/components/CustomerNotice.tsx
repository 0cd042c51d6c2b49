import { Card, EmptyState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { SupportContacts, type Support } from './SupportContacts';

export interface CustomerNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly icon: 'check' | 'clock' | 'alert' | 'mail';
  readonly action?: ReactNode;
  /** Null if there is nobody to ask, or it is unknown. */
  readonly support: Support | null;
}

/** What a customer reads instead of the form. */
export function CustomerNotice({ title, children, icon, action, support }: CustomerNoticeProps) {
  return (
    <Card>
      <EmptyState level={1} icon={icon} title={title} action={action}>
        {children}
      </EmptyState>
      {support && <SupportContacts {...support} />}
    </Card>
  );
}
