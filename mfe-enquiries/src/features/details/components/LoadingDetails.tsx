import { Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';

const Picture = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: var(--radius-2);
  background: var(--color-surface-3);
`;

const lines = ['60%', '80%', '45%', '70%'];

export function LoadingDetails() {
  const t = useText();
  return (
    <Stack gap={5} role="status" aria-busy>
      <VisuallyHidden>{t('enquiries.details.loading')}</VisuallyHidden>
      <Picture />
      <Stack gap={3}>
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Stack>
  );
}
