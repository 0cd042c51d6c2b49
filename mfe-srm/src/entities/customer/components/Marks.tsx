import type { CustomerRecord } from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCustomersText, type CustomersWords } from '../../../messages/useCustomersText';
import { listMarks, getMarkTone, type Mark } from '../model/marks';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;

function formatMark(t: CustomersWords, mark: Mark): string {
  switch (mark.kind) {
    case 'expired':
    case 'noScan':
      return t(`customers.mark.${mark.kind}`, { document: t(`customers.document.${mark.document}`) });
    case 'expiring':
      return t('customers.mark.expiring', {
        document: t(`customers.document.${mark.document}`),
        days: mark.days,
      });
    default:
      return t(`customers.mark.${mark.kind}`);
  }
}

/** What is missing or expires soon, as text; empty if all is well. */
export function Marks({ customer }: { customer: CustomerRecord }) {
  const t = useCustomersText();
  const country = useCountry().id;
  const clock = useServerClock();
  const marks = listMarks(customer, isoDateToday(country, new Date(clock.now())));
  if (marks.length === 0) return null;
  return (
    <List role="list" aria-label={t('customers.marks')}>
      {marks.map((mark) => (
        <li key={formatMark(t, mark)}>
          <Badge tone={getMarkTone(mark)}>{formatMark(t, mark)}</Badge>
        </li>
      ))}
    </List>
  );
}
