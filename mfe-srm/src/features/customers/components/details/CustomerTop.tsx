import type { CustomerRecord } from '@portal/shared/contract';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useCapability } from '@portal/shared/portal';
import { Inline, LinkButton, PageHeader, Stack } from '@portal/shared/ui';
import { Pencil } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { getCustomerName, shownPhone } from '../../../../entities/customer/model/customer';
import { customerPath } from '../../../../entities/customer/paths';
import { tripPaths } from '../../../../entities/trip/paths';
import { Avatar } from '../Avatar';
import { Care } from '../care/Care';
import { Marks } from '../../../../entities/customer/components/Marks';
import { CautionBanner } from '../../../../entities/customer/components/details/CautionBanner';

const Below = styled.div`
  padding-block-end: var(--space-4);
  /* Hidden when there is nothing to show. */
  &:not(:has(> * > *)) {
    display: none;
  }
`;

interface Props {
  customer: CustomerRecord;
  back: ReactNode;
  isEditing: boolean;
}

/** Who it is, what to know about them, and the actions. */
export function CustomerTop({ customer, back, isEditing }: Props) {
  const t = useCustomersText();
  const canCare = useCapability('customer-care');
  const { state } = useLocation() as { state: { isAdded?: boolean } | null };
  const newTrip = useRef<HTMLAnchorElement>(null);
  // A customer who was just added is usually at the counter.
  useArrivalFocus(
    () => newTrip.current?.focus({ preventScroll: true }),
    state?.isAdded === true && !isEditing,
  );
  return (
    <>
      <PageHeader
        back={back}
        title={
          <Inline gap={3} as="span" wrap={false}>
            <Avatar customer={customer} size={44} />
            <bdi>{getCustomerName(customer) || t('customers.nameless')}</bdi>
          </Inline>
        }
        subtitle={
          <bdi dir="ltr">{[shownPhone(customer), customer.email].filter(Boolean).join(' \u00b7 ')}</bdi>
        }
        actions={
          <>
            {!isEditing && (
              <LinkButton
                ref={newTrip}
                to={`${tripPaths.new}?customerId=${encodeURIComponent(customer.customerId)}`}
                icon="plus"
              >
                {t('customers.newTrip')}
              </LinkButton>
            )}
            {!isEditing && (
              <LinkButton to={customerPath(customer.customerId, 'edit')}>
                <Pencil size={16} aria-hidden />
                {t('customers.edit')}
              </LinkButton>
            )}
            {canCare && <Care customer={customer} />}
          </>
        }
      />
      <Below>
        <Stack gap={3}>
          <Marks customer={customer} />
          <CautionBanner customerId={customer.customerId} />
        </Stack>
      </Below>
    </>
  );
}
