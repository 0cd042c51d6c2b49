import type { TripRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChooseCustomer } from '../../hooks/useChooseCustomer';
import { GivenCustomer } from './GivenCustomer';
import { ChosenCustomer } from './ChosenCustomer';
import { CustomerSearch } from './CustomerSearch';
import { DoubtCard } from './DoubtCard';
import { NewCustomer } from './NewCustomer';

interface Props {
  trip: TripRecord;
  refresh: () => Promise<unknown>;
  onDone: () => void | Promise<void>;
}

/** Who rents: one of the company's customers, or a new one. */
export function CustomerStep({ trip, refresh, onDone }: Props) {
  const [params] = useSearchParams();
  const givenId = params.get('customerId');
  const { customer } = trip;
  const [view, setView] = useState<'chosen' | 'search' | 'new'>(customer ? 'chosen' : 'search');
  const choosing = useChooseCustomer(trip.bookingId, async () => {
    await refresh();
    setView('chosen');
    window.scrollTo({ top: 0 });
  });
  const { doubt } = choosing;
  if (doubt) return <DoubtCard choice={choosing} doubt={doubt} />;
  if (view === 'chosen' && customer)
    return (
      <ChosenCustomer
        trip={trip}
        customer={customer}
        onFilled={() => void refresh()}
        onOther={() => setView('search')}
        onDone={() => void onDone()}
      />
    );
  if (view === 'new') return <NewCustomer choice={choosing} onBack={() => setView('search')} />;
  return (
    <Stack gap={4}>
      {givenId && <GivenCustomer customerId={givenId} choice={choosing} />}
      <FormFailure error={choosing.failure} />
      <CustomerSearch
        choice={choosing}
        chosenId={customer?.customerId}
        onNew={() => setView('new')}
        onKeep={() => setView('chosen')}
      />
    </Stack>
  );
}
