import { useMessages } from '@portal/shared/i18n';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const bounce = keyframes`
  0%, 70%, 100% { transform: translateY(0); }
  35% { transform: translateY(-10px); }
`;
const pulse = keyframes`50% { opacity: 0.35; }`;

const Page = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  flex: 1;
  min-block-size: min(60dvh, 24rem);
`;

const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: var(--color-brand);
  animation: ${bounce} 1s ease-in-out infinite;
  & + & {
    animation-delay: 120ms;
  }
  & + & + & {
    animation-delay: 240ms;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} 2s linear infinite !important;
  }
`;

/** Shows that a page is loading. */
export function BouncingDots({ label }: { label?: string }) {
  const t = useMessages();
  return (
    <Page role="status">
      <Dot />
      <Dot />
      <Dot />
      <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>
    </Page>
  );
}
