import type { CustomerRecord, TripRecord } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry } from '@portal/shared/portal';
import { Button, Card, DescriptionList, Inline, LinkButton, Stack } from '@portal/shared/ui';
import { SendButton } from '@portal/shared/ui/send-button';
import { useRef, useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { CautionBanner } from '../../../../entities/customer/components/details/CautionBanner';
import { Marks } from '../../../../entities/customer/components/Marks';
import {
  getDocumentExpiry,
  getCustomerName,
  getDocumentNumber,
  shownPhone,
  documentKinds,
} from '../../../../entities/customer/model/customer';
import { customerPath } from '../../../../entities/customer/paths';
import { TripDrivers } from '../../../../entities/driver/components/TripDrivers';
import { StepBar } from '../frame/StepBar';
import { DocumentNotice } from './DocumentNotice';

const loadLink = async () =>
  (
    await import(
      /* webpackChunkName: "customer-link" */ '../../../../entities/customer-link/components/CustomerLinkPanel'
    )
  ).CustomerLinkPanel;

interface Props {
  trip: TripRecord;
  customer: CustomerRecord;
  /** The customer has sent their own form. */
  onFilled: () => void;
  onOther: () => void;
  onDone: () => void;
}

/** Who rents, the validity of their documents, and the link to the form for the rest. */
export function ChosenCustomer({ trip, customer, onFilled, onOther, onDone }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const isKnown = documentKinds.some((kind) => getDocumentNumber(customer, kind) !== '');
  const [isLinking, setLinking] = useState(!isKnown);
  const link = useLazyPart(loadLink, isLinking, () => setLinking(false));
  const next = useRef<HTMLButtonElement>(null);
  // Where documents are missing, the next action is in the panel of the link.
  useArrivalFocus(() => next.current?.focus({ preventScroll: true }), isKnown);
  const documents = documentKinds.map((kind) => ({
    id: kind,
    term: t(`trip.customer.${kind}`),
    description: getDocumentNumber(customer, kind)
      ? [
          getDocumentNumber(customer, kind),
          getDocumentExpiry(customer, kind) &&
            t('trip.customer.until', { day: formatDate(getDocumentExpiry(customer, kind), country) }),
        ]
          .filter(Boolean)
          .join(' \u00b7 ')
      : t('trip.customer.noDocument'),
  }));
  return (
    <Stack gap={4}>
      <CautionBanner customerId={customer.customerId} />
      <DocumentNotice customer={customer} start={trip.bookingStartDate} end={trip.bookingEndDate} />
      <Card
        title={getCustomerName(customer)}
        actions={
          <Inline>
            <LinkButton size="sm" to={customerPath(customer.customerId)} target="_blank">
              {t('trip.customer.open')}
            </LinkButton>
            <Button size="sm" onClick={onOther}>
              {t('trip.customer.other')}
            </Button>
          </Inline>
        }
      >
        <Marks customer={customer} />
        <DescriptionList
          items={[
            { term: t('trip.customer.phone'), description: <bdi>{shownPhone(customer)}</bdi> },
            { term: t('trip.customer.email'), description: customer.email || t('trip.customer.noEmail') },
            ...(customer.emiratesId
              ? [{ term: t('trip.customer.emiratesId'), description: <bdi>{customer.emiratesId}</bdi> }]
              : []),
            ...documents,
          ]}
        />
        {!isLinking && (
          <Inline>
            <Button size="sm" icon="mail" onClick={() => setLinking(true)}>
              {t('trip.customer.link')}
            </Button>
          </Inline>
        )}
      </Card>
      {isLinking && link && (
        <link.Part customerId={customer.customerId} bookingId={trip.bookingId} onFilled={onFilled} />
      )}
      <TripDrivers trip={trip} isCard />
      <StepBar>
        <SendButton ref={next} onClick={onDone}>
          {t('trip.continue')}
        </SendButton>
      </StepBar>
    </Stack>
  );
}
