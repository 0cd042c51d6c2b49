import type { TripContract, TripLevel, TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatList } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, Card, Text } from '@portal/shared/ui';
import { TermsSheet } from '../../../../entities/agreement/components/TermsSheet';
import { getTripCode } from '../../../../entities/trip/model/trip';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { useContractPdf } from '../../hooks/useContractPdf';

interface Props {
  trip: TripRecord;
  contract: TripContract | undefined;
  /** What has to be filled in before both can sign. */
  missing: readonly TripLevel[];
}

/** The text that both sign, and whether they have. */
export function ContractCard({ trip, contract, missing }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const pdf = useContractPdf(trip.bookingId, `${getTripCode(trip)}.pdf`);
  return (
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
      {missing.length > 0 && (
        <Banner tone="warning" title={t('trip.contract.first')}>
          {formatList(missing.map((level) => t(`trip.level.${level}`)))}
        </Banner>
      )}
    </Card>
  );
}
