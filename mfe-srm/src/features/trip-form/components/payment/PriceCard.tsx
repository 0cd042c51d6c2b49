import type { TripQuote } from '@portal/shared/contract';
import type { ApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { Card, Skeleton, Text, VisuallyHidden } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { PriceLines } from '../../../../libraries/price/PriceLines';

interface Props {
  quote: TripQuote | null;
  error: ApiError | null;
  isWorking: boolean;
}

/** The rental, explained line by line. */
export function PriceCard({ quote, error, isWorking }: Props) {
  const t = useTripFormText();
  return (
    <Card title={t('trip.price')} subtitle={t('trip.price.text')}>
      {isWorking && (
        <div aria-busy>
          <VisuallyHidden role="status">{t('trip.price.working')}</VisuallyHidden>
          <Skeleton width="70%" />
        </div>
      )}
      {quote?.quote && <PriceLines quote={quote.quote} />}
      {quote && !quote.quote && <Text tone="muted">{t('trip.price.none')}</Text>}
      <FormFailure error={error} />
    </Card>
  );
}
