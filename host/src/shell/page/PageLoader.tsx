import { BouncingDots } from '@portal/shared/ui';
import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';

const appear = keyframes`to { opacity: 1; }`;

/** A page that loads at once shows no dots: they wait a moment. */
const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 30;
  display: flex;
  background: color-mix(in srgb, var(--color-bg) 70%, transparent);
  opacity: 0;
  pointer-events: none;
  animation: ${appear} 160ms ease-out 180ms forwards;
`;

/** Three bouncing dots while the next page loads. */
export function PageLoader() {
  const t = useHostMessages();
  if (useNavigation().state === 'idle') return null;
  return (
    <Cover>
      <BouncingDots label={t('shell.loading')} />
    </Cover>
  );
}
