import { isNotOffered } from '@portal/shared/api';
import { srmCustomerEndpoints, type CustomerChange, type CustomerRecord } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { LoadFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Card, Skeleton, Text } from '@portal/shared/ui';
import { Events } from '../../../../layout/Events';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { listHistoryEvents } from '../../model/history';
import { useEventWords } from './useEventWords';
import { fieldNames } from '../../../../entities/customer/model/fields';

/** The history of the entry. A server without a log still knows when it was created and last changed. */
export function Changes({ customer }: { customer: CustomerRecord }) {
  const t = useCustomersText();
  const words = useEventWords();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmCustomerEndpoints.changes,
    { query: { customerId: customer.customerId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  const isWithout = isNotOffered(error);
  if (error && !data && !isWithout)
    return <LoadFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />;
  const formatChange = ({ kind, fields }: CustomerChange) => {
    const names = fieldNames
      .filter((name) => fields.includes(name))
      .map((name) => t(`customers.field.${name}`));
    return (
      <>
        {t(`customers.history.${kind}`)}
        {names.length > 0 && <small>{formatList(names)}</small>}
      </>
    );
  };
  const changes = data || isWithout ? listHistoryEvents(customer, data?.list ?? []) : undefined;
  return (
    <Card title={t('customers.history.changes')}>
      {!changes && <Skeleton width="60%" />}
      {changes?.length === 0 && <Text tone="muted">{t('customers.history.noChanges')}</Text>}
      {changes && changes.length > 0 && (
        <Events
          words={words}
          label={t('customers.history.changes')}
          events={changes.map((change, at) => ({
            key: `${change.at} ${at}`,
            at: change.at,
            text: formatChange(change),
            by: change.changedBy,
          }))}
        />
      )}
    </Card>
  );
}
