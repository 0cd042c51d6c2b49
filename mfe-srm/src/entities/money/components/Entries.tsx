import { paymentMethods, readMinor, srmLedgerEndpoints, type TripLedger } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;
/** Money paid out, or credited. */
const out: readonly string[] = ['REFUND', 'DEPOSIT_RETURNED', 'CREDIT_NOTE'];

/** Each movement of money, the newest first. */
export function Entries({ entries }: { entries: TripLedger['entries'] }) {
  const t = useMoneyText();
  const { id: country, currency } = useCountry();
  if (entries.length === 0) return <Text tone="muted">{t('money.none')}</Text>;
  const newest = [...entries].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <List role="list" aria-label={t('money.entries')}>
      {newest.map(({ entryId, kind, amount, method, reason, receiptNumber, at }) => {
        const by = paymentMethods.find((known) => known === method);
        const facts = [formatDateTime(at, country), by && t(`money.method.${by}`)].filter(Boolean);
        return (
          <li key={entryId}>
            <div>
              {t(`money.kind.${kind}`)}
              <small>{facts.join(' \u00b7 ')}</small>
              {reason && <small dir="auto">{reason}</small>}
            </div>
            <span>
              {out.includes(kind) && '\u2212'}
              {formatMoney(readMinor(amount) ?? 0, currency)}
            </span>
            {receiptNumber && (
              <div>
                <PaperButton
                  endpoint={srmLedgerEndpoints.receipt}
                  input={{ query: { entryId } }}
                  name={t('money.receiptName', { number: receiptNumber })}
                >
                  {t('money.receipt', { number: receiptNumber })}
                </PaperButton>
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}
