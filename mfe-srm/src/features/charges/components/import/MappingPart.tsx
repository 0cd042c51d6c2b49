import {
  chargeIssuers,
  chargeKinds,
  dateOrders,
  statementFields,
  type StatementField,
  type StatementMapping,
} from '@portal/shared/contract';
import { Banner, CheckboxField, SelectField, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import type { StatementFile } from '../../hooks/useStatementImport';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  align-items: end;
  gap: var(--space-3);
`;

const find = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

interface Props {
  file: StatementFile;
  mapping: StatementMapping;
  onChange: (mapping: StatementMapping) => void;
}

/** Who made the statement, and what each of its columns is. */
export function MappingPart({ file, mapping, onChange }: Props) {
  const t = useChargesText();
  const change = (changes: Partial<StatementMapping>) => onChange({ ...mapping, ...changes });
  /** A field has one column: the former one gives it up. */
  const changeColumn = (at: number, field: StatementField | null) =>
    change({
      columns: mapping.columns.map((old, index) =>
        index === at ? field : old !== null && old === field ? null : old,
      ),
    });
  const columns = file.found.headings.flatMap((heading, at) => (heading.trim() ? [{ heading, at }] : []));
  return (
    <Stack gap={4}>
      <Text tone="secondary" role="status">
        {t(file.found.isRemembered ? 'charges.mapping.remembered' : 'charges.mapping.found', {
          file: file.name,
        })}
      </Text>
      {mapping.dateOrder === null && (
        <Banner tone="warning" title={t('charges.mapping.orderMissing')}>
          {t('charges.mapping.orderMissingText')}
        </Banner>
      )}
      <Grid>
        <SelectField
          label={t('charges.fact.issuer')}
          value={mapping.issuer}
          options={chargeIssuers.map((issuer) => ({ value: issuer, label: t(`charges.issuer.${issuer}`) }))}
          onChange={({ currentTarget }) =>
            change({ issuer: find(chargeIssuers, currentTarget.value) ?? 'other' })
          }
        />
        <SelectField
          label={t('charges.kind')}
          value={mapping.kind}
          options={chargeKinds.map((kind) => ({ value: kind, label: t(`charges.kind.${kind}`) }))}
          onChange={({ currentTarget }) =>
            change({ kind: find(chargeKinds, currentTarget.value) ?? 'other' })
          }
        />
        <SelectField
          label={t('charges.mapping.order')}
          value={mapping.dateOrder ?? ''}
          placeholder={t('charges.mapping.orderUnknown')}
          options={dateOrders.map((order) => ({ value: order, label: t(`charges.mapping.order.${order}`) }))}
          onChange={({ currentTarget }) => change({ dateOrder: find(dateOrders, currentTarget.value) })}
        />
      </Grid>
      <CheckboxField
        label={t('charges.mapping.negative')}
        checked={mapping.isNegative}
        onChange={({ currentTarget }) => change({ isNegative: currentTarget.checked })}
      />
      <fieldset>
        <legend>{t('charges.mapping.columns')}</legend>
        <Grid>
          {columns.map(({ heading, at }) => (
            <SelectField
              key={at}
              label={<bdi>{heading}</bdi>}
              value={mapping.columns[at] ?? ''}
              placeholder={t('charges.mapping.unused')}
              options={statementFields.map((field) => ({ value: field, label: t(`charges.field.${field}`) }))}
              onChange={({ currentTarget }) => changeColumn(at, find(statementFields, currentTarget.value))}
            />
          ))}
        </Grid>
      </fieldset>
    </Stack>
  );
}
