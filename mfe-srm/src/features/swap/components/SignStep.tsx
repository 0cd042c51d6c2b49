import { srmDamageEndpoints, tripTaken, type TripRecord } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { useQuery } from '@portal/shared/portal';
import { Banner, Card, LinkButton, Stack } from '@portal/shared/ui';
import * as v from 'valibot';
import { useSwapText } from '../../../messages/useSwapText';
import { CheckListSummary } from '../../../entities/check-list/CheckListSummary';
import { BothSign } from '../../../libraries/signature/components/BothSign';
import { TakenNotice } from '../../../entities/trip/components/actions/TakenNotice';
import { getPlate } from '../../../entities/trip/model/trip';
import type { Swap } from '../hooks/useSwap';
import { swapSteps } from '../model/swap';

const quiet = { onError: () => undefined } as const;

/** Summaries of both lists; each party signs once for both and for the addendum to the contract. */
export function SignStep({ trip, swap }: { trip: TripRecord; swap: Swap }) {
  const t = useSwapText();
  const { returned, handedOver, next, values, failure } = swap;
  const [oldId, newId] = [trip.vehicle?.vehicleId ?? '', values.vehicleId];
  const oldDamages = useQuery(srmDamageEndpoints.list, { query: { vehicleId: oldId } }, quiet);
  const newDamages = useQuery(srmDamageEndpoints.list, newId ? { query: { vehicleId: newId } } : null, quiet);
  const open = swapSteps.filter((step) => step !== 'sign' && !swap.filled[step]);
  const plate = next?.vehicleRegistrationNumber ?? '';
  const taken = v.safeParse(tripTaken, failure?.taken);
  const change = (step: string) => (
    <LinkButton size="sm" to={`?step=${step}`}>
      {t('swap.change')}
    </LinkButton>
  );
  return (
    <Stack gap={4}>
      {returned && (
        <CheckListSummary
          title={t('swap.returned', { plate: getPlate(trip) })}
          record={returned}
          damages={oldDamages.data?.list}
          action={change('return')}
        />
      )}
      {handedOver && (
        <CheckListSummary
          title={t('swap.handedOver', { plate })}
          record={handedOver}
          damages={newDamages.data?.list}
          action={change('handover')}
        />
      )}
      {open.length > 0 && (
        <Banner tone="warning" title={t('swap.first')}>
          {formatList(open.map((step) => t(`swap.step.${step}`)))}
        </Banner>
      )}
      {open.length === 0 && (
        <Card title={t('swap.signatures')}>
          {taken.success && failure?.taken !== undefined && <TakenNotice taken={taken.output} />}
          <BothSign
            text={t('swap.signText')}
            statement={t('swap.about', { plate: getPlate(trip), next: plate })}
            signLabel={t('swap.confirm')}
            signatures={swap.signatures}
            isRunning={swap.isRunning}
            failure={failure?.taken === undefined ? failure : null}
            onChange={swap.setSignature}
            onSign={swap.sign}
          />
        </Card>
      )}
    </Stack>
  );
}
