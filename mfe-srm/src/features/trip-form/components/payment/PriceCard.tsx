import type { TripQuote } from '@portal/shared/contract';
import type { ApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { Card, Skeleton, Text, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { PriceLines } from '../../../../libraries/price/PriceLines';

interface Props {
  /** While the next is loading: the last one. */
  quote: TripQuote | null;
  error: ApiError | null;
  isWorking: boolean;
}

const Lines = styled.div<{ $stale: boolean }>`
  /* As high as the lines of one rate: a button below must not move while it is pressed. */
  min-block-size: 5.5rem;
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
`;

/** The rental, explained line by line. */
export function PriceCard({ quote, error, isWorking }: Props) {
  const t = useTripFormText();
  return (
    <Card title={t('trip.price')} subtitle={t('trip.price.text')}>
      <VisuallyHidden role="status">{isWorking && t('trip.price.working')}</VisuallyHidden>
      <Lines aria-busy={isWorking} $stale={isWorking && quote !== null}>
        {quote?.quote && <PriceLines quote={quote.quote} />}
        {quote && !quote.quote && <Text tone="muted">{t('trip.price.none')}</Text>}
        {!quote && isWorking && <Skeleton width="70%" />}
      </Lines>
      <FormFailure error={error} />
    </Card>
  );
}
