import { useMessages } from '@portal/shared/i18n';
import { Button, SelectField } from '@portal/shared/ui';
import styled from 'styled-components';

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
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

export interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Where the agent may choose the number of rows on a page. */
  size?: {
    readonly label: string;
    readonly value: number;
    readonly choices: readonly number[];
    readonly onChange: (size: number) => void;
  };
}

/** The navigation through the pages of a list. */
export function Pager({ page, pages, onPage, size }: PagerProps) {
  const t = useMessages();
  return (
    <Box aria-label={t('ui.pages')}>
      {size && (
        <Size>
          <span aria-hidden>{size.label}</span>
          <SelectField
            hideLabel
            label={size.label}
            value={String(size.value)}
            options={size.choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onChange={({ currentTarget }) => size.onChange(Number(currentTarget.value))}
          />
        </Size>
      )}
      <Steps>
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('ui.pages.previous')}
        </Button>
        <span aria-live="polite">{t('ui.pages.current', { page, pages: Math.max(1, pages) })}</span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('ui.pages.next')}
        </Button>
      </Steps>
    </Box>
  );
}
