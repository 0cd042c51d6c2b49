import { useFailureText } from '@portal/shared/forms';
import { isMissing } from '@portal/shared/api';
import { srmChargeEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { Button, ErrorState, Skeleton, Stack } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeMarks, isToDecide } from '../list/ChargeMarks';
import { BillingPart } from './BillingPart';
import { ChargeFacts } from './ChargeFacts';
import { DecidePart } from './DecidePart';
import { HistoryPart } from './HistoryPart';
import { ProofPart } from './ProofPart';
import { StatePart } from './StatePart';

interface Props {
  chargeId: string;
  onClose: () => void;
}

/** One charge: what it is, whose it is and why, and what becomes of it. */
export function ChargeDrawer({ chargeId, onClose }: Props) {
  const t = useChargesText();
  const describe = useFailureText();
  const isBilling = useCapability('charge-billing');
  const { data, error, isRefreshing, refresh } = useQuery(
    srmChargeEndpoints.get,
    { query: { chargeId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  const failure = error && !data ? describe(error) : null;
  return (
    <Drawer
      title={data ? t('charges.details', { plate: data.plate }) : t('charges.details.loading')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('charges.close')}</Button>}
    >
      {failure && (
        <ErrorState
          title={failure.title}
          retrying={isRefreshing}
          {...(isMissing(error) ? {} : { onRetry: () => void refresh() })}
        >
          {failure.text}
        </ErrorState>
      )}
      {!data && !failure && (
        <Stack gap={3} aria-busy>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
        </Stack>
      )}
      {data && (
        <Stack gap={5}>
          <ChargeMarks charge={data} />
          <ChargeFacts charge={data} />
          {isToDecide(data) ? <DecidePart charge={data} /> : <ProofPart charge={data} />}
          {isBilling && <BillingPart key={`${data.state} ${data.accountedAt ?? ''}`} charge={data} />}
          <StatePart key={data.state} charge={data} />
          <HistoryPart history={data.history} />
        </Stack>
      )}
    </Drawer>
  );
}
