import { readMinor, type ChargeDetails } from '@portal/shared/contract';
import { formatDate, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, DescriptionList, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeTime } from '../list/ChargeTime';

const Photo = styled.a`
  display: inline-block;
  & > img {
    max-inline-size: 100%;
    max-block-size: 12rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-2);
  }
`;

/** What the statement or the notice says. */
export function ChargeFacts({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const { id, currency } = useCountry();
  const money = (text: string | null | undefined) => formatMoney(readMinor(text) ?? 0, currency);
  const source = charge.fileName
    ? t('charges.fact.file', { file: charge.fileName, line: charge.line ?? 0 })
    : t('charges.fact.byHand');
  const facts = [
    { term: t('charges.column.amount'), description: money(charge.amount) },
    { term: t('charges.column.when'), description: <ChargeTime charge={charge} /> },
    { term: t('charges.fact.issuer'), description: t(`charges.issuer.${charge.issuer}`) },
    ...(charge.place ? [{ term: t('charges.fact.place'), description: <bdi>{charge.place}</bdi> }] : []),
    ...(charge.details
      ? [{ term: t('charges.fact.details'), description: <bdi>{charge.details}</bdi> }]
      : []),
    ...(charge.reference
      ? [{ term: t('charges.fact.reference'), description: <bdi>{charge.reference}</bdi> }]
      : []),
    ...(charge.dueAt ? [{ term: t('charges.fact.due'), description: formatDate(charge.dueAt, id) }] : []),
    { term: t('charges.fact.source'), description: <bdi>{source}</bdi> },
  ];
  const { photo } = charge;
  return (
    <Stack gap={3}>
      {charge.isDifferent && charge.expected && (
        <Banner tone="warning" title={t('charges.different')}>
          {t('charges.differentText', { expected: money(charge.expected), amount: money(charge.amount) })}
        </Banner>
      )}
      <DescriptionList items={facts} />
      {photo?.url && (
        <Photo href={photo.url} target="_blank" rel="noreferrer">
          {photo.thumbnailUrl ? (
            <img src={photo.thumbnailUrl} alt={t('charges.photo')} />
          ) : (
            t('charges.photo.open')
          )}
        </Photo>
      )}
    </Stack>
  );
}
