import { Button, SelectField } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
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

const Size = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  & select {
    inline-size: 5rem;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  page: number;
  pages: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function Pager({ page, pages, size, onPage, onSize }: Props) {
  const t = useText();
  return (
    <Box aria-label={t('enquiries.pages.label')}>
      <Size>
        <span aria-hidden>{t('enquiries.pages.size')}</span>
        <SelectField
          hideLabel
          label={t('enquiries.pages.size')}
          value={String(size)}
          options={pageSizes.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        />
      </Size>
      <Steps>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('enquiries.pages.previous')}
        </Button>
        <span aria-live="polite">{t('enquiries.pages.current', { page, pages: Math.max(1, pages) })}</span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('enquiries.pages.next')}
        </Button>
      </Steps>
    </Box>
  );
}
