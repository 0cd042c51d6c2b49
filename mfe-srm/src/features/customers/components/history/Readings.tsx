import { isNotOffered } from '@portal/shared/api';
import { srmCustomerEndpoints, type DocumentRead } from '@portal/shared/contract';
import { LoadFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Card, Skeleton, Text } from '@portal/shared/ui';
import { Events } from '../../../../layout/Events';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { documentKinds } from '../../../../entities/customer/model/customer';
import { useEventWords } from './useEventWords';

/** Who viewed the documents, as the server recorded it. */
export function Readings({ customerId }: { customerId: string }) {
  const t = useCustomersText();
  const words = useEventWords();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmCustomerEndpoints.documentReads,
    { query: { customerId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if (error && !data) {
    if (isNotOffered(error)) return null;
    return <LoadFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />;
  }
  const formatReading = ({ document, name, isThumbnail }: DocumentRead) => {
    const kind = documentKinds.find((one) => one === document);
    const documentName = kind ? t(`customers.document.${kind}`) : t('customers.history.deleted');
    return (
      <>
        {t(isThumbnail ? 'customers.history.glanced' : 'customers.history.read', { document: documentName })}
        {name && (
          <small>
            <bdi>{name}</bdi>
          </small>
        )}
      </>
    );
  };
  return (
    <Card title={t('customers.history.readings')} subtitle={t('customers.history.readingsText')}>
      {!data && <Skeleton width="60%" />}
      {data?.list.length === 0 && <Text tone="muted">{t('customers.history.noReadings')}</Text>}
      {data && data.list.length > 0 && (
        <Events
          words={words}
          label={t('customers.history.readings')}
          events={data.list.map((read, at) => ({
            key: `${read.at} ${at}`,
            at: read.at,
            text: formatReading(read),
            by: read.readBy,
          }))}
        />
      )}
    </Card>
  );
}
