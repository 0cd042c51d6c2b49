import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { floatingCard } from './floatingCard';

const Box = styled.div`
  ${floatingCard}
  inset-block-end: var(--space-6);
  inset-inline-end: calc(-1 * var(--space-4));
  align-items: center;
  & > span > small {
    color: var(--color-ink-3);
    font-size: var(--text-1);
  }
  & b {
    font-size: var(--text-4);
    font-variant-numeric: tabular-nums;
  }
`;

const Paid = styled.i`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 2px 8px;
  border-radius: var(--radius-full);
  color: var(--color-success-ink);
  background: var(--color-success-soft);
  font-size: var(--text-1);
  font-style: normal;
  font-weight: 600;
`;

export function InvoiceCard({ number, amount }: { number: string; amount: string }) {
  const t = useText();
  return (
    <Box>
      <span>
        <small>{t('auth.picture.invoice', { number })}</small>
        <b>{amount}</b>
      </span>
      <Paid>
        <Icon name="check" size={12} />
        {t('auth.picture.paid')}
      </Paid>
    </Box>
  );
}
