import { srmDamageEndpoints, type TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatList } from '@portal/shared/format';
import { LoadingForm } from '@portal/shared/forms';
import { useCountry, useQuery, useServerClock } from '@portal/shared/portal';
import { Banner, Button, Card, LinkButton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../../layout/Failed';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { CheckListSummary } from '../../../../entities/check-list/CheckListSummary';
import { isSigned } from '../../../../entities/check-list/model/values';
import { TermsSheet } from '../../../../entities/agreement/components/TermsSheet';
import { BothSign } from '../../../../libraries/signature/components/BothSign';
import { getTripCode } from '../../../../entities/trip/model/trip';
import { useContract } from '../../hooks/useContract';
import { useContractPdf } from '../../hooks/useContractPdf';
import { useStartTrip } from '../../hooks/useStartTrip';
import { getReadiness } from '../../model/get-readiness';
import { missingLevels, type LevelsFilled } from '../../model/levels';
import { StartCard } from './StartCard';

interface Props {
  trip: TripRecord;
  levels: LevelsFilled;
}

const quiet = { onError: () => undefined } as const;

/** Checklist and contract, reviewed and signed once by each party for both; then the trip can start. */
export function ContractStep({ trip, levels }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const vehicleId = trip.vehicle?.vehicleId ?? '';
  const contractForm = useContract(trip.bookingId, vehicleId);
  const damages = useQuery(srmDamageEndpoints.list, vehicleId ? { query: { vehicleId } } : null, quiet);
  const starting = useStartTrip(trip);
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const pdf = useContractPdf(trip.bookingId, `${getTripCode(trip)}.pdf`);
  const { contract, error, list } = contractForm;
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
  if ((!contract && !contractForm.isNotOffered) || contractForm.isListLoading) return <LoadingForm />;
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
      {contractForm.isNotOffered ? (
        <Banner title={t('trip.contract.notOffered')}>{t('trip.contract.notOfferedText')}</Banner>
      ) : (
        <Card
          title={t('trip.sign.contract')}
          actions={
            <Button size="sm" busy={pdf.isRunning} onClick={pdf.open}>
              {t('trip.contract.pdf')}
            </Button>
          }
        >
          {contract?.signedAt && (
            <Banner
              tone="success"
              title={t('trip.contract.signedAt', { at: formatDateTime(contract.signedAt, country) })}
            >
              {t('trip.contract.frozen')}
            </Banner>
          )}
          {contract?.terms ? (
            <TermsSheet label={t('trip.contract.terms')} html={contract.terms} height="28rem" />
          ) : (
            <Text tone="muted">{t('trip.contract.noTerms')}</Text>
          )}
          {contract?.isTracked && <Text tone="muted">{t('trip.contract.tracked')}</Text>}
          {contractForm.isOpen && before.length > 0 && (
            <Banner tone="warning" title={t('trip.contract.first')}>
              {formatList(before.map((level) => t(`trip.level.${level}`)))}
            </Banner>
          )}
        </Card>
      )}
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
        now={now}
      />
    </Stack>
  );
}
