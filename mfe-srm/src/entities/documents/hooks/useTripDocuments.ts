import {
  srmInvoiceEndpoints,
  tripPlanningEndpoints,
  type TripDocumentKind,
  type TripRecord,
} from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useTripDetailsText } from '../../../messages/useTripDetailsText';
import { useLedger } from '../../money/hooks/useLedger';

export interface TripDocument {
  readonly kind: TripDocumentKind;
  /** None for the contract: a trip has one. */
  readonly documentId?: string;
  readonly label: string;
}

/** A server without one kind of document has none of it. */
const quiet = { onError: () => undefined };

/** The documents that a trip has by now, the contract first. */
export function useTripDocuments(trip: TripRecord): readonly TripDocument[] {
  const t = useTripDetailsText();
  const money = useMoneyText();
  const { bookingId, customer, status, vehiclePeriods } = trip;
  const query = { query: { bookingId } };
  const contract = useQuery(tripPlanningEndpoints.contract, customer ? query : null, quiet);
  const invoices = useQuery(srmInvoiceEndpoints.list, status === 'COMPLETED' ? query : null, quiet);
  const ledger = useLedger(bookingId);
  const label = contract.data?.signedAt ? t('trips.papers.contract') : t('trips.papers.draft');
  return [
    ...(contract.data ? [{ kind: 'contract' as const, label }] : []),
    ...(vehiclePeriods ?? [])
      .filter(({ hasAddendum }) => hasAddendum)
      .map(({ periodId, vehicleRegistrationNumber: plate }) => ({
        kind: 'addendum' as const,
        documentId: periodId,
        label: t('trips.papers.addendum', { plate: plate ?? '' }),
      })),
    ...(invoices.data?.list ?? []).map(({ invoiceId, kind, number }) => ({
      kind: 'invoice' as const,
      documentId: invoiceId,
      label: money(`money.invoices.${kind}`, { number }),
    })),
    ...(ledger.data?.entries ?? []).flatMap(({ entryId, receiptNumber }) =>
      receiptNumber
        ? [
            {
              kind: 'receipt' as const,
              documentId: entryId,
              label: money('money.receipt', { number: receiptNumber }),
            },
          ]
        : [],
    ),
  ];
}
