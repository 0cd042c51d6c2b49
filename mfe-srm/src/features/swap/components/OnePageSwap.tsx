import {
  nameVehicle,
  srmDamageEndpoints,
  tripTaken,
  type CheckListRecord,
  type TripRecord,
} from '@portal/shared/contract';
import { Form, LoadingForm } from '@portal/shared/forms';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import { Banner, Card, LinkButton, Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import * as v from 'valibot';
import { CheckListSummary } from '../../../entities/check-list/CheckListSummary';
import { ShortListCard } from '../../../entities/check-list/components/ShortListCard';
import type { ShortList } from '../../../entities/check-list/hooks/useShortList';
import { toWholeList } from '../../../entities/check-list/model/short-list';
import { TakenNotice } from '../../../entities/trip/components/actions/TakenNotice';
import { getPlate } from '../../../entities/trip/model/trip';
import { BothSign } from '../../../libraries/signature/components/BothSign';
import { focusSigning } from '../../../libraries/signature/model/focus-signing';
import { useSwapText } from '../../../messages/useSwapText';
import type { Swap } from '../hooks/useSwap';
import { ReasonAndVehicle } from './ReasonAndVehicle';

const quiet = { onError: () => undefined } as const;

/** The vehicle that comes back, the one that goes out, and the signatures of both: a swap on one page. */
export function OnePageSwap({ trip, swap }: { trip: TripRecord; swap: Swap }) {
  const t = useSwapText();
  const named = useVehicleNames();
  const { next, values, failure } = swap;
  const plate = next?.vehicleRegistrationNumber ?? '';
  const signatures = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const taken = v.safeParse(tripTaken, failure?.taken);
  const isTaken = taken.success && failure?.taken !== undefined;
  return (
    <Stack gap={4}>
      <Vehicle
        title={t('swap.returned', { plate: getPlate(trip) })}
        step="return"
        vehicleId={trip.vehicle?.vehicleId ?? ''}
        record={swap.returned}
        short={swap.shortReturn}
        isKnown={swap.isKnown.return}
        isRunning={swap.isRunning}
        onRead={() => choice.current?.querySelector<HTMLElement>('input')?.focus()}
      />
      <Card title={t('swap.step.vehicle')}>
        <div ref={choice}>
          <Form
            onSubmit={(event) => event.preventDefault()}
            onBlur={swap.errors.onBlur}
            submitCount={swap.form.formState.submitCount}
          >
            <ReasonAndVehicle trip={trip} swap={swap} onEntered={() => focusSigning(signatures.current)} />
          </Form>
        </div>
      </Card>
      {values.vehicleId !== '' && next && (
        <Vehicle
          title={t('swap.handedOver', {
            plate: [plate, nameVehicle(next, named)].filter(Boolean).join(' · '),
          })}
          step="handover"
          vehicleId={values.vehicleId}
          record={swap.handedOver}
          short={swap.shortHandover}
          isKnown={swap.isKnown.handover}
          isRunning={swap.isRunning}
        />
      )}
      <Card title={t('swap.signatures')}>
        {isTaken && <TakenNotice taken={taken.output} />}
        {values.vehicleId !== '' && swap.isKnown.return && swap.isKnown.handover && !swap.isComplete && (
          <Banner tone="warning" title={t('swap.unfinished')} />
        )}
        <div ref={signatures}>
          <BothSign
            text={t('swap.signText')}
            statement={t('swap.about', { plate: getPlate(trip), next: plate || t('swap.another') })}
            signLabel={t('swap.confirm')}
            signatures={swap.signatures}
            isRunning={swap.isRunning}
            failure={isTaken ? null : failure}
            onChange={swap.setSignature}
            arrives={false}
            onSign={swap.sign}
          />
        </div>
      </Card>
    </Stack>
  );
}

interface VehicleProps {
  title: string;
  step: 'return' | 'handover';
  vehicleId: string;
  record: CheckListRecord;
  /** Null where the whole list is to be filled in. */
  short: ShortList | null;
  isKnown: boolean;
  isRunning: boolean;
  /** By Enter in the kilometres. */
  onRead?: () => void;
}

/** Its checklist: as it was filled in, as known, or still to be filled in. */
function Vehicle({ title, step, vehicleId, record, short, isKnown, isRunning, onRead }: VehicleProps) {
  const t = useSwapText();
  const damages = useQuery(srmDamageEndpoints.list, { query: { vehicleId } }, quiet);
  const to = `?step=${step}`;
  if (record)
    return (
      <CheckListSummary
        title={title}
        record={record}
        damages={damages.data?.list}
        action={
          <LinkButton size="sm" to={to}>
            {t('swap.change')}
          </LinkButton>
        }
      />
    );
  if (!isKnown) return <LoadingForm />;
  if (short === null)
    return (
      <Banner
        tone="warning"
        title={title}
        action={
          <LinkButton size="sm" to={to}>
            {t('swap.fillIn')}
          </LinkButton>
        }
      >
        {t('swap.needsList')}
      </Banner>
    );
  return (
    <ShortListCard
      title={title}
      short={short}
      moment={step}
      damages={damages.data?.list}
      isRunning={isRunning}
      onRead={onRead}
      isFirst={step === 'return' && short.start.values.odometer === ''}
      action={
        <LinkButton size="sm" to={to} state={{ startsFrom: toWholeList(short) }}>
          {t('swap.change')}
        </LinkButton>
      }
    />
  );
}
