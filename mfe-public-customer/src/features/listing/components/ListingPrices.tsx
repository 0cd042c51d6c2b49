import {
  listActiveRates,
  rentalPeriods,
  type PublicListing,
  type RentalPeriod,
} from '@portal/shared/contract';
import { Card, DescriptionList, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useMoney } from '../../../entities/customer-link/hooks/useMoney';
import { useListingText } from '../../../messages/useListingText';

const Price = styled.span`
  font-size: var(--text-4);
  font-weight: 700;
`;

/** What the vehicle costs for each period, and what is asked for in addition. */
export function ListingPrices({ listing }: { listing: PublicListing }) {
  const t = useListingText();
  const writeMoney = useMoney(listing.currency);
  const writeConditions = useConditions(listing);
  const { rentalDetails, deposit } = listing;
  const offered = new Set(listActiveRates(rentalDetails).map(({ period }) => period));
  const rates = rentalPeriods
    .filter((period) => offered.has(period))
    .map((period) => ({
      term: t(`listing.rate.${period}`),
      description: (
        <Stack gap={0}>
          <Price>{writeMoney(rentalDetails?.[period]?.rentInAED ?? '')}</Price>
          {writeConditions(period).map((text) => (
            <Text key={text} tone="muted" size={2}>
              {text}
            </Text>
          ))}
        </Stack>
      ),
    }));
  const terms = [
    ...(deposit === undefined
      ? []
      : [
          {
            term: t('listing.deposit'),
            description: deposit === null ? t('listing.deposit.none') : writeMoney(deposit),
          },
        ]),
    ...useTerms(listing),
  ];
  return (
    <Card title={t('listing.prices')}>
      {rates.length === 0 && <Text>{t('listing.prices.none')}</Text>}
      <DescriptionList items={[...rates, ...terms]} />
    </Card>
  );
}

/** The mileage of a price, and how long the vehicle is rented at least. */
function useConditions({ rentalDetails }: PublicListing) {
  const t = useListingText();
  return (period: RentalPeriod): string[] => {
    const { mileageLimit, unlimitedMileage, minBookingHours } = rentalDetails?.[period] ?? {};
    const km = Number(mileageLimit);
    const hours = period === 'hour' ? Number(minBookingHours) : 0;
    return [
      ...(unlimitedMileage ? [t('listing.rate.unlimited')] : []),
      ...(!unlimitedMileage && km > 0 ? [t('listing.rate.limited', { km })] : []),
      ...(hours > 1 ? [t('listing.rate.minimum', { hours })] : []),
    ];
  };
}

/** How it can be paid for, and what else is possible; nothing where the listing names nothing. */
function useTerms(listing: PublicListing) {
  const t = useListingText();
  const payments = [
    listing.isCashSupported && t('listing.payment.cash'),
    listing.isCreditOrDebitCardsSupported && t('listing.payment.card'),
    listing.isTabbySupported && t('listing.payment.tabby'),
    listing.isCryptoAccepted && t('listing.payment.crypto'),
  ];
  const options = [
    listing.isSpotDeliverySupported && t('listing.options.delivery'),
    listing.isLease && t('listing.options.lease'),
  ];
  return [
    { term: t('listing.payment'), description: payments.filter(Boolean).join(' · ') },
    { term: t('listing.options'), description: options.filter(Boolean).join(' · ') },
  ].filter(({ description }) => description);
}
