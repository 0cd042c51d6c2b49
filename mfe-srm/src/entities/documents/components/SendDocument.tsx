import type { TripRecord } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import { useState } from 'react';
import { useTripDetailsText } from '../../../messages/useTripDetailsText';
import { useTripDocuments } from '../hooks/useTripDocuments';
import { SendDocumentDialog } from './SendDocumentDialog';

/** Sends a document of the trip to its customer. Nothing where the server cannot, or the trip has none. */
export function SendDocument({ trip }: { trip: TripRecord }) {
  const isOffered = useCapability('document-mail');
  return isOffered && trip.customer ? <SendButton trip={trip} /> : null;
}

/** Asks for the documents only where one can be sent. */
function SendButton({ trip }: { trip: TripRecord }) {
  const t = useTripDetailsText();
  const documents = useTripDocuments(trip);
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  return (
    <Inline>
      <Button size="sm" icon="mail" onClick={() => setOpen(true)}>
        {t('trips.papers.send')}
      </Button>
      {isOpen && <SendDocumentDialog trip={trip} documents={documents} onClose={() => setOpen(false)} />}
    </Inline>
  );
}
