import { valibotResolver } from '@hookform/resolvers/valibot';
import { toInternational, writeWhatsAppLink } from '@portal/shared/contact';
import { srmTripDocumentEndpoints, tripPlanningEndpoints, type TripRecord } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useCountry, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, SelectField, Text } from '@portal/shared/ui';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useTripDetailsText } from '../../../messages/useTripDetailsText';
import { getCustomerName, getCustomerPhone, getTripCode } from '../../trip/model/trip';
import type { TripDocument } from '../hooks/useTripDocuments';

const rules = v.object({ document: v.string() });
const toKey = ({ kind, documentId = '' }: TripDocument) => `${kind} ${documentId}`;

interface Props {
  trip: TripRecord;
  documents: readonly TripDocument[];
  onClose: () => void;
}

/** Chooses a document and sends it by e-mail, or prepares a message about it. */
export function SendDocumentDialog({ trip, documents, onClose }: Props) {
  const t = useTripDetailsText();
  const notify = useNotify();
  const country = useCountry().id;
  const invalidate = useInvalidate();
  const { run } = useMutation(srmTripDocumentEndpoints.send);
  const email = trip.customer?.email ?? '';
  const find = (key: string | undefined) => documents.find((listed) => toKey(listed) === key);
  const { form, failure, frame, isSubmitting } = useSubmitForm({
    resolver: valibotResolver(rules),
    defaultValues: { document: documents.map(toKey)[0] ?? '' },
    fields: ['document'],
    async send({ document }) {
      const chosen = find(document);
      if (chosen === undefined) return;
      const { kind, documentId, label } = chosen;
      const { to } = await run({ body: { bookingId: trip.bookingId, kind, documentId } });
      notify({ title: t('trips.papers.send.done', { document: label, email: to }), tone: 'success' });
      void invalidate(tripPlanningEndpoints.history);
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'document' });
  const message = t('trips.papers.send.message', {
    name: getCustomerName(trip),
    document: find(chosen)?.label ?? '',
    trip: getTripCode(trip),
  });
  const phone = toInternational(getCustomerPhone(trip), country);
  const whatsApp = phone && writeWhatsAppLink(phone, message);
  return (
    <Dialog title={t('trips.papers.send')} size="sm" busy={isSubmitting} onClose={onClose}>
      <Form {...frame}>
        <Text tone="muted">
          {email ? t('trips.papers.send.text', { email }) : t('trips.papers.send.noMail')}
        </Text>
        <SelectField
          {...form.register('document')}
          label={t('trips.papers.send.document')}
          options={documents.map((listed) => ({ value: toKey(listed), label: listed.label }))}
        />
        {whatsApp && (
          <Text size={2}>
            <a href={whatsApp} target="_blank" rel="noreferrer">
              {t('trips.papers.send.whatsApp')}
            </a>{' '}
            {t('trips.papers.send.attach')}
          </Text>
        )}
        <FormFailure error={failure} />
        <DialogActions>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('trips.papers.send.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={isSubmitting} disabled={email === ''}>
            {t('trips.papers.send.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
