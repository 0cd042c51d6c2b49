import { srmDamageEndpoints, type TripRecord } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { LoadFailed } from '@portal/shared/list';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { Banner, Card, LinkButton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { useCheckListText } from '../../../../messages/useCheckListText';
import { ShortListCard } from '../../../../entities/check-list/components/ShortListCard';
import { useShortHandover } from '../../../../entities/check-list/hooks/useShortHandover';
import { useShortList } from '../../../../entities/check-list/hooks/useShortList';
import { toWholeList } from '../../../../entities/check-list/model/short-list';
import { readKm } from '../../../../entities/vehicle/model/vehicle';
import { CheckListSummary } from '../../../../entities/check-list/CheckListSummary';
import { isSigned } from '../../../../entities/check-list/model/values';
import { BothSign } from '../../../../libraries/signature/components/BothSign';
import { getPlate } from '../../../../entities/trip/model/trip';
import { useBlockingDocuments } from '../../hooks/useBlockingDocuments';
import { useContract } from '../../hooks/useContract';
import { useStartTrip } from '../../hooks/useStartTrip';
import { getReadiness } from '../../model/get-readiness';
import { missingLevels, type LevelsFilled } from '../../model/levels';
import { DocumentNotice } from '../customer/DocumentNotice';
import { ContractCard } from './ContractCard';
import { StartCard } from './StartCard';

interface Props {
  trip: TripRecord;
  levels: LevelsFilled;
}

const quiet = { onError: () => undefined } as const;

/** Checklist and contract, reviewed and signed once by each party for both; then the trip can start. */
export function ContractStep({ trip, levels: stored }: Props) {
  const t = useTripFormText();
  const say = useCheckListText();
  const vehicleId = trip.vehicle?.vehicleId ?? '';
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const start = useShortHandover(vehicleId, trip.bookingId, readKm(trip.vehicle?.currentKilometre));
  // Days before, the vehicle can still change.
  const isOpening = getReadiness({ ...stored, checkList: true, contract: true }, trip, now).kind === 'ready';
  const blocking = useBlockingDocuments(trip, isOpening, now);
  const known = useShortList(isOpening ? start : null, trip.bookingId);
  const contractForm = useContract(trip.bookingId, vehicleId, known);
  const damages = useQuery(srmDamageEndpoints.list, vehicleId ? { query: { vehicleId } } : null, quiet);
  const starting = useStartTrip(trip);
  const { contract, error, list } = contractForm;
  const short = list || contractForm.isNotOffered ? null : known;
  const levels = short ? { ...stored, checkList: true } : stored;
  // The contract names customer, time, price and the vehicle's condition, so they come first.
  const before = missingLevels(levels).filter((level) => level !== 'contract');
  const isListSigned = list !== null && isSigned(list);
  const isSigningOpen = contractForm.isOpen && before.length === 0;
  // Once signed, the trip may start at once: at the counter both are one step.
  const canStart = isSigningOpen && getReadiness({ ...levels, contract: true }, trip, now).kind === 'ready';
  const signAndStart = async () => {
    if (await contractForm.sign()) await starting.start();
  };
  if (error && !contractForm.isNotOffered)
    return <LoadFailed error={error} isRetrying={contractForm.isRefreshing} onRetry={contractForm.refresh} />;
  if ((!contract && !contractForm.isNotOffered) || contractForm.isListLoading || start === undefined)
    return <LoadingForm />;
  return (
    <Stack gap={4}>
      {list && (
        <CheckListSummary
          title={t('trip.level.checkList')}
          record={list}
          damages={isListSigned ? [] : damages.data?.list}
          action={
            <LinkButton size="sm" to="?step=checkList">
              {t(isListSigned ? 'trip.sign.readList' : 'trip.sign.changeList')}
            </LinkButton>
          }
        />
      )}
      {short && (
        <ShortListCard
          title={say('checkList.short.title', { plate: getPlate(trip) })}
          short={short}
          moment="handover"
          damages={damages.data?.list}
          isRunning={contractForm.isRunning || starting.isRunning}
          action={
            <LinkButton size="sm" to="?step=checkList" state={{ startsFrom: toWholeList(short) }}>
              {say('checkList.short.change')}
            </LinkButton>
          }
        />
      )}
      {contractForm.isNotOffered ? (
        <Banner title={t('trip.contract.notOffered')}>{t('trip.contract.notOfferedText')}</Banner>
      ) : (
        <ContractCard trip={trip} contract={contract} missing={contractForm.isOpen ? before : []} />
      )}
      {blocking && <DocumentNotice {...blocking} onlyBlocking />}
      {isSigningOpen && (
        <Card title={t('trip.sign.title')}>
          <BothSign
            text={t('trip.contract.signText')}
            statement={t('trip.contract.about')}
            signLabel={t('trip.contract.sign')}
            signatures={contractForm.signatures}
            isRunning={contractForm.isRunning || starting.isRunning}
            failure={contractForm.failure}
            onChange={contractForm.setSignature}
            onSign={() => void contractForm.sign()}
            goOn={
              canStart ? { label: t('trip.sign.andStart'), onSign: () => void signAndStart() } : undefined
            }
          />
        </Card>
      )}
      <StartCard
        trip={trip}
        levels={contractForm.isNotOffered ? { ...levels, contract: true } : levels}
        starting={starting}
        isBlocked={blocking !== null}
        now={now}
      />
    </Stack>
  );
}
