import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatList } from '@portal/shared/format';
import { LoadingForm } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, Card, Stack, Text } from '@portal/shared/ui';
import { LoadFailed } from '../../../../layout/Failed';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { TermsSheet } from '../../../contract/components/TermsSheet';
import { codeOf } from '../../../trips/model/trip';
import { useContract } from '../../hooks/useContract';
import { useContractPdf } from '../../hooks/useContractPdf';
import { missingLevels, type LevelsFilled } from '../../model/levels';
import { ContractSigning } from './ContractSigning';
import { StartCard } from './StartCard';

interface Props {
  trip: TripRecord;
  levels: LevelsFilled;
}

/** The contract, read and signed by both; then the trip can start. */
export function ContractStep({ trip, levels }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const of = useContract(trip.bookingId);
  const pdf = useContractPdf(trip.bookingId, `${codeOf(trip)}.pdf`);
  const { contract, error } = of;
  // What is signed names customer, time and price: they come first.
  const before = missingLevels(levels).filter((level) => level !== 'contract' && level !== 'checkList');
  if (of.isNotOffered)
    return (
      <Stack gap={4}>
        <Banner title={t('trip.contract.notOffered')}>{t('trip.contract.notOfferedText')}</Banner>
        <StartCard trip={trip} levels={{ ...levels, contract: true }} />
      </Stack>
    );
  if (error) return <LoadFailed error={error} isRetrying={of.isRefreshing} onRetry={of.refresh} />;
  if (!contract) return <LoadingForm />;
  return (
    <Stack gap={4}>
      <Card
        title={t('trip.level.contract')}
        actions={
          <Button size="sm" busy={pdf.isRunning} onClick={pdf.open}>
            {t('trip.contract.pdf')}
          </Button>
        }
      >
        {contract.signedAt && (
          <Banner
            tone="success"
            title={t('trip.contract.signedAt', { at: formatDateTime(contract.signedAt, country) })}
          >
            {t('trip.contract.frozen')}
          </Banner>
        )}
        {contract.terms ? (
          <TermsSheet label={t('trip.contract.terms')} html={contract.terms} height="28rem" />
        ) : (
          <Text tone="muted">{t('trip.contract.noTerms')}</Text>
        )}
        {!contract.signedAt && before.length > 0 && (
          <Banner tone="warning" title={t('trip.contract.first')}>
            {formatList(before.map((level) => t(`trip.level.${level}`)))}
          </Banner>
        )}
        {!contract.signedAt && before.length === 0 && <ContractSigning of={of} />}
      </Card>
      <StartCard trip={trip} levels={levels} />
    </Stack>
  );
}
