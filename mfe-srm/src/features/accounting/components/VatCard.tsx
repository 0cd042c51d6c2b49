import {
  type Days,
  emirateNames,
  srmAccountingEndpoints,
  type AccountingSummary,
} from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { Card, DescriptionList, Inline, Stack, Text } from '@portal/shared/ui';
import { useAccountingText } from '../../../messages/useAccountingText';
import { formatAmount } from '../model/format-amount';
import { toQuery } from '../model/query';
import { AmountTable } from './AmountTable';
import { DownloadButton } from './DownloadButton';

type Vat = NonNullable<AccountingSummary['vat']>;
type Parts = Vat['total'];

interface Props {
  days: Days;
  vat: Vat;
}

/** The output side of the VAT return of the Emirates. */
export function VatCard({ days, vat }: Props) {
  const t = useAccountingText();
  const getName = usePlaceNames();
  const toCells = ({ invoiced, credited, declared }: Parts) => [
    formatAmount(declared.net),
    formatAmount(declared.tax),
    formatAmount(invoiced.net),
    formatAmount(credited.net),
  ];
  return (
    <Card title={t('accounting.vat')}>
      <Stack gap={3}>
        <Text tone="muted">{t('accounting.vatText')}</Text>
        <AmountTable
          label={t('accounting.vat')}
          columns={[
            t('accounting.emirate'),
            t('accounting.amount'),
            t('accounting.tax'),
            t('accounting.invoiced'),
            t('accounting.credited'),
          ]}
          rows={vat.rows.map(({ emirate, ...parts }) => ({
            key: emirate,
            cells: [
              emirate === '' ? t('accounting.emirateUnknown') : getName(emirateNames[emirate]),
              ...toCells(parts),
            ],
          }))}
          total={[t('accounting.total'), ...toCells(vat.total)]}
        />
        <DescriptionList
          items={[
            { id: 'zero', term: t('accounting.zeroRated'), description: formatAmount(vat.zeroRated) },
            { id: 'out', term: t('accounting.outOfScope'), description: formatAmount(vat.outOfScope) },
          ]}
        />
        <Inline>
          {(['xlsx', 'csv'] as const).map((format) => (
            <DownloadButton
              key={format}
              endpoint={srmAccountingEndpoints.vatReturn}
              input={{ query: { ...toQuery(days), format } }}
              fileName={`vat-201.${format}`}
              label={t(format === 'xlsx' ? 'accounting.excel' : 'accounting.csv')}
            />
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
