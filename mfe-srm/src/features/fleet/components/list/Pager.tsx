import { Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';

const Box = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: Props) {
  const t = useFleetText();
  return (
    <Box aria-label={t('fleet.pages.label')}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('fleet.pages.previous')}
      </Button>
      <span aria-live="polite">{t('fleet.pages.current', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('fleet.pages.next')}
      </Button>
    </Box>
  );
}
