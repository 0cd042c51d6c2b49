import type { PortalConfig } from '@portal/shared/contract';
import { Card, EmptyState } from '@portal/shared/ui';
import { Illustration } from '@portal/shared/ui/illustrations';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SupportContacts } from './SupportContacts';

export type Support = PortalConfig['support'];

export interface CustomerNoticeProps {
  title: string;
  children: ReactNode;
  /** Null while the configuration is unknown: the notice stands without it. */
  support: Support | null;
  illustration?: 'not-in-release' | 'not-found';
}

const Column = styled.div`
  inline-size: min(100%, 34rem);
  margin-inline: auto;
  padding: var(--space-8) var(--space-4);
`;

/** What a customer reads in place of the form. */
export function CustomerNotice({
  title,
  children,
  support,
  illustration = 'not-in-release',
}: CustomerNoticeProps) {
  return (
    <Column>
      <Card>
        <EmptyState level={1} illustration={<Illustration name={illustration} />} title={title}>
          {children}
        </EmptyState>
        {support && <SupportContacts {...support} />}
      </Card>
    </Column>
  );
}
