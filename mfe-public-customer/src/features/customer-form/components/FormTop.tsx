import type { CustomerLinkDetails } from '@portal/shared/contract';
import { DescriptionList, Heading, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormatMoment } from '../../../entities/customer-link/hooks/useFormatMoment';
import { useText } from '../../../messages/useText';

const CustomerName = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`;

const Logo = styled.img`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  object-fit: contain;
  border-radius: var(--radius-2);
  background: #fff;
`;

/** Who asks, what for, and until when. */
export function FormTop({ details }: { details: CustomerLinkDetails }) {
  const t = useText();
  const shown = useFormatMoment(details.country);
  const { companyName: company, companyLogo, vehicleName } = details;
  const trip = [
    { term: t('customer.trip.vehicle'), description: vehicleName },
    { term: t('customer.trip.from'), description: shown(details.bookingStartDate) },
    { term: t('customer.trip.until'), description: shown(details.bookingEndDate) },
  ].filter(({ description }) => description);
  const until = shown(details.expiresAt);
  return (
    <Stack gap={4}>
      <CustomerName>
        {companyLogo && <Logo src={companyLogo} alt="" />}
        <Heading level={1} size={5}>
          {company ? t('customer.asks', { company }) : t('customer.asksOwner')}
        </Heading>
      </CustomerName>
      <Text>{t('customer.intro')}</Text>
      {trip.length > 0 && <DescriptionList items={trip} />}
      {until && (
        <Text size={2} tone="muted">
          {t('customer.until', { until })}
        </Text>
      )}
    </Stack>
  );
}
