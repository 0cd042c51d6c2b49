import type { PortalConfig } from '@portal/shared/contract';
import { Logo } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageFrame } from '../features/customer-form/components/PageFrame';

const Top = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  padding-inline: var(--space-5);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
`;

/** The brand above the one column of a page that has no portal around it. */
export function StandaloneFrame({ config, children }: { config: PortalConfig | null; children: ReactNode }) {
  const brand = config?.brandName;
  return (
    <>
      {brand && (
        <Top>
          <Logo brand={brand} />
        </Top>
      )}
      <main>
        <PageFrame>{children}</PageFrame>
      </main>
    </>
  );
}
