import {
  countries,
  toCountryDay,
  type CustomerRecord,
  type ExpiringIdDocument,
} from '@portal/shared/contract';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Banner, LinkButton } from '@portal/shared/ui';
import { getCustomerName } from '../../../../entities/customer/model/customer';
import { customerPath } from '../../../../entities/customer/paths';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { findDocumentProblems } from '../../model/find-document-problems';

interface Props {
  customer: CustomerRecord;
  /** Of the trip; without one, today counts. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  /** Leaves out what does not prevent the start of the trip. */
  onlyBlocking?: boolean;
}

/** Which of the customer's documents expire too early, shown while there is time to correct it. */
export function DocumentNotice({ customer, start, end, onlyBlocking = false }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const clock = useServerClock();
  const now = new Date(clock.now()).toISOString();
  const { timeZone } = countries[country];
  const problems = findDocumentProblems(customer, { start, end }, { now, timeZone });
  const { isUnknown, isBlocking } = problems;
  const found = problems.expiring.filter(({ blocksStart }) => blocksStart || !onlyBlocking);
  if (found.length === 0 && !isUnknown) return null;
  const describe = ({ kind, expiresOn, blocksStart }: ExpiringIdDocument) => {
    const day = formatDate(expiresOn, country);
    if (expiresOn < toCountryDay(now, timeZone)) return t(`trip.documents.expired.${kind}`, { day });
    const at = (moment: string | null | undefined) => formatDateTime(moment ?? now, country);
    return blocksStart
      ? t(`trip.documents.early.${kind}`, { day, start: at(start) })
      : t(`trip.documents.during.${kind}`, { day, end: at(end) });
  };
  return (
    <Banner
      tone="warning"
      title={t(isBlocking ? 'trip.documents.blocking' : 'trip.documents.ending', {
        customer: getCustomerName(customer),
      })}
      action={
        <LinkButton size="sm" to={customerPath(customer.customerId, 'edit')} target="_blank">
          {t('trip.documents.edit')}
        </LinkButton>
      }
    >
      {[...found.map(describe), ...(isUnknown ? [t('trip.documents.none')] : [])].join(' ')}
    </Banner>
  );
}
