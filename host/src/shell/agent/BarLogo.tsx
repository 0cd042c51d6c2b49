import { useConfig } from '@portal/shared/portal';
import { Logo } from '@portal/shared/ui';
import styled from 'styled-components';

const WideOnly = styled.span`
  display: inline-flex;
  @media (max-width: 479.98px) {
    display: none;
  }
`;

const NarrowOnly = styled.span`
  display: none;
  @media (max-width: 479.98px) {
    display: inline-flex;
  }
`;

/** On a phone only the logo mark. */
export function BarLogo() {
  const { brandName } = useConfig();
  return (
    <>
      <WideOnly>
        <Logo brand={brandName} />
      </WideOnly>
      <NarrowOnly>
        <Logo brand={brandName} compact />
      </NarrowOnly>
    </>
  );
}
