import { chargeGroupings, srmChargeEndpoints, type ChargeGrouping } from '@portal/shared/contract';
import { useFailureText } from '@portal/shared/forms';
import { useQuery } from '@portal/shared/portal';
import { Button, EmptyState, ErrorState, SelectField, Skeleton, Stack, Text } from '@portal/shared/ui';
import { DateRangeField } from '@portal/shared/ui/date-range';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import { chargesView, type View } from '../../model/view-state';
import { SummaryTable } from './SummaryTable';

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: end;
  gap: var(--space-2);
`;

interface Props {
  /** The days of the list, both included; empty for any. */
  days: Pick<View, 'from' | 'to'>;
  onShow: (filter: Partial<View>) => void;
  onClose: () => void;
}

/** Charges of a period added up by month, vehicle or customer. */
export function SummaryDialog({ days, onShow, onClose }: Props) {
  const t = useChargesText();
  const describe = useFailureText();
  const [groupBy, setGroupBy] = useState<ChargeGrouping>('month');
  const [{ from, to }, setDays] = useState(days);
  const { data, error, isRefreshing, refresh } = useQuery(
    srmChargeEndpoints.summary,
    { query: { groupBy, ...(from && { dateStartRange: from }), ...(to && { dateEndRange: to }) } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  const failure = error && !data ? describe(error) : null;
  const hidden = data ? data.total - data.list.length : 0;
  return (
    <Dialog
      size="lg"
      title={t('charges.summary')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('charges.close')}</Button>}
    >
      <Stack>
        <Filters>
          <SelectField
            label={t('charges.summary.by')}
            value={groupBy}
            options={chargeGroupings.map((value) => ({ value, label: t(`charges.summary.${value}`) }))}
            onChange={({ currentTarget }) =>
              setGroupBy(chargeGroupings.find((one) => one === currentTarget.value) ?? 'month')
            }
          />
          <DateRangeField
            label={t('charges.days')}
            placeholder={t('charges.anyDay')}
            from={from}
            to={to}
            onChange={setDays}
          />
        </Filters>
        {failure && (
          <ErrorState title={failure.title} retrying={isRefreshing} onRetry={() => void refresh()}>
            {failure.text}
          </ErrorState>
        )}
        {!data && !failure && <Skeleton width="70%" />}
        {data?.list.length === 0 && <EmptyState level={3} title={t('charges.summary.none')} />}
        {data && data.list.length > 0 && (
          <SummaryTable
            groupBy={groupBy}
            groups={data.list}
            label={t('charges.summary')}
            // The list shows this group alone, whatever it was filtered by.
            onShow={(filter) => onShow({ ...chargesView.first, from, to, ...filter })}
          />
        )}
        {hidden > 0 && (
          <Text tone="muted" size={2}>
            {t('charges.summary.more', { count: hidden })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
