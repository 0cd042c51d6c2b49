import { Button, SelectField } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../messages/useListingsText';
import { pageSizes } from '../model/view-state';

const Box = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
  & select {
    inline-size: 5rem;
  }
`;

interface Props {
  page: number;
  pages: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function Pager({ page, pages, size, onPage, onSize }: Props) {
  const t = useListingsText();
  return (
    <Box aria-label={t('listings.pages.label')}>
      <Group>
        <span aria-hidden>{t('listings.pages.size')}</span>
        <SelectField
          hideLabel
          label={t('listings.pages.size')}
          value={String(size)}
          options={pageSizes.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        />
      </Group>
      <Group>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('listings.pages.previous')}
        </Button>
        <span aria-live="polite">{t('listings.pages.current', { page, pages: Math.max(1, pages) })}</span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('listings.pages.next')}
        </Button>
      </Group>
    </Box>
  );
}
