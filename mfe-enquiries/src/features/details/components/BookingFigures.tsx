import { useCountry } from '@portal/shared/portal';
import { DescriptionList } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { trimText } from '../../../entities/enquiry/model/car';
import { rentalPeriod } from '../../../entities/enquiry/model/dates';
import { moneyText, type Row } from '../../../entities/enquiry/model/row';

const Total = styled.strong`
  font-size: var(--text-5);
  letter-spacing: -0.015em;
`;

/** What the customer asked for, and its total. */
export function BookingFigures({ row }: { row: Row }) {
  const t = useText();
  const country = useCountry();
  const { car, rentalStartDate, rentalEndDate } = row.enquiry;
  const [code, plate] = [trimText(car?.vehicleCode), trimText(car?.vehicleRegistrationNumber)];
  const dates = rentalPeriod(rentalStartDate, rentalEndDate, country.id);
  const items = [
    { term: t('enquiries.details.total'), description: <Total>{moneyText(row.total, country)}</Total> },
    { term: t('enquiries.details.pricePerDay'), description: moneyText(row.pricePerDay, country) },
    { term: t('enquiries.details.duration'), description: t('enquiries.details.days', { count: row.days }) },
    { term: t('enquiries.details.dates'), description: dates },
    { term: t('enquiries.details.code'), description: <bdi>{code}</bdi> },
    { term: t('enquiries.details.plate'), description: <bdi>{plate}</bdi> },
  ];
  const known = [true, true, true, dates !== '', code !== '', plate !== ''];
  return <DescriptionList items={items.filter((_item, index) => known[index])} />;
}
