import { srmCustomerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { ChooseCustomer } from '../../hooks/useChooseCustomer';
import { OfferList } from '../vehicle/OfferList';
import { CustomerOption } from './CustomerOption';

/**
 * The customer with whom the trip was started, who is chosen at once; where that fails, by a press. A missing one is
 * not mentioned.
 */
export function GivenCustomer({ customerId, choice }: { customerId: string; choice: ChooseCustomer }) {
  const t = useTripFormText();
  const { data } = useQuery(
    srmCustomerEndpoints.get,
    { query: { customerId } },
    { revalidateOnFocus: false, onError: () => undefined },
  );
  const { state } = useLocation() as { state: { isCustomerChosen?: boolean } | null };
  const isTaken = useRef(false);
  useEffect(() => {
    if (!data || !state?.isCustomerChosen || isTaken.current) return;
    isTaken.current = true;
    choice.choose(data);
  });
  if (!data) return null;
  return (
    <div>
      <Text size={2} weight={600}>
        {t('trip.customer.asked')}
      </Text>
      <OfferList label={t('trip.customer.asked')}>
        <CustomerOption
          customer={data}
          isChosen={false}
          isRunning={choice.running === data.customerId}
          onChoose={() => choice.choose(data)}
        />
      </OfferList>
    </div>
  );
}
