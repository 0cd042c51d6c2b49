import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LanguageFrame } from '../../../entities/language/components/LanguageFrame';
import { LanguageSwitch } from '../../../entities/language/components/LanguageSwitch';

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  padding: var(--space-4) var(--space-4) var(--space-8);
`;

const Top = styled.div`
  justify-self: end;
`;

/** One column, with the choice of language above it. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <LanguageFrame>
      <Column>
        <Top>
          <LanguageSwitch />
        </Top>
        {children}
      </Column>
    </LanguageFrame>
  );
}
