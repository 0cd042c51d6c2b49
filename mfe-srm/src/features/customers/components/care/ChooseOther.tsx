import { isApiError, type ApiError } from '@portal/shared/api';
import { type CustomerRecord, limits, srmCustomerEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useApi, useQuery } from '@portal/shared/portal';
import { BouncingDots, Button, Text } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import {
  documentKinds,
  getCustomerName,
  getDocumentNumber,
  shownPhone,
} from '../../../../entities/customer/model/customer';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  customer: CustomerRecord;
  onChosen: (other: CustomerRecord) => void;
}

/** Finds the other entry: those with the same name first. */
export function ChooseOther({ customer, onChosen }: Props) {
  const t = useCustomersText();
  const api = useApi();
  const [search, setSearch] = useState(getCustomerName(customer));
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const deferredSearch = useDeferredValue(search.trim());
  // One more than is shown, because the entry itself is found too.
  const query = {
    page: 1,
    limit: limits.page.srmLimit + 1,
    ...(deferredSearch ? { search: deferredSearch } : {}),
  };
  const { data, error } = useQuery(
    srmCustomerEndpoints.list,
    { query },
    { keepPreviousData: true, onError: () => undefined },
  );
  const rows = data?.list.filter(({ customerId }) => customerId !== customer.customerId);
  async function choose({ customerId }: CustomerRecord) {
    setReading(customerId);
    setFailure(null);
    try {
      // The list names no scans.
      onChosen(await api.call(srmCustomerEndpoints.get, { query: { customerId } }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setFailure(thrown);
    } finally {
      setReading(null);
    }
  }
  return (
    <>
      <Text>{t('customers.merge.text')}</Text>
      <SearchField
        label={t('customers.search')}
        text={search}
        onText={setSearch}
        maxLength={limits.search.max}
      />
      <FormFailure error={failure ?? error} />
      {!data && !error && <BouncingDots />}
      <Text role="status" tone="muted">
        {rows?.length === 0 && t('customers.merge.none')}
      </Text>
      <List role="list" aria-label={t('customers.merge.found')}>
        {rows?.map((row) => {
          const numbers = documentKinds.map((kind) => getDocumentNumber(row, kind));
          return (
            <li key={row.customerId}>
              <div>
                <Text as="strong" dir="auto">
                  {getCustomerName(row) || t('customers.nameless')}
                </Text>
                <Text tone="muted" size={2}>
                  <bdi>{[shownPhone(row), row.email, ...numbers].filter(Boolean).join(' \u00b7 ')}</bdi>
                </Text>
              </div>
              <Button
                size="sm"
                busy={reading === row.customerId}
                aria-label={t('customers.merge.chooseThis', { name: getCustomerName(row) })}
                onClick={() => void choose(row)}
              >
                {t('customers.merge.choose')}
              </Button>
            </li>
          );
        })}
      </List>
    </>
  );
}
