import { limits } from '@portal/shared/contract';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { LoadFailed } from '@portal/shared/list';
import { Button, Card, EmptyState, Inline, Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { SearchField } from '@portal/shared/ui/search';
import { useRef } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { ChooseCustomer } from '../../hooks/useChooseCustomer';
import { useOfferKeys } from '../../hooks/useOfferKeys';
import { useCustomerSearch } from '../../hooks/useCustomerSearch';
import { OfferList } from '../vehicle/OfferList';
import { CustomerOption } from './CustomerOption';

interface Props {
  choice: ChooseCustomer;
  chosenId: string | undefined;
  onNew: () => void;
  onKeep: () => void;
}

/** Finds one of the company's customers, or leads to a new one. */
export function CustomerSearch({ choice, chosenId, onNew, onKeep }: Props) {
  const t = useTripFormText();
  const found = useCustomerSearch();
  const { customers, error } = found;
  const { list, onSearchKey } = useOfferKeys({ total: customers?.total, isStale: found.isStale });
  const box = useRef<HTMLInputElement>(null);
  useArrivalFocus(() => box.current?.focus({ preventScroll: true }));
  const add = (
    <Button icon="plus" onClick={onNew}>
      {t('trip.customer.new')}
    </Button>
  );
  return (
    <Stack gap={3}>
      <SearchField
        label={t('trip.customer.search')}
        placeholder={t('trip.customer.search.short')}
        box={box}
        text={found.search}
        onKeyDown={onSearchKey}
        maxLength={limits.search.max}
        onText={found.setSearch}
      />
      <Inline justify="end">{add}</Inline>
      {error && !customers && (
        <LoadFailed error={error} isRetrying={found.isRefreshing} onRetry={found.refresh} />
      )}
      {!customers && !error && (
        <div aria-busy>
          <VisuallyHidden role="status">{t('trip.customer.loading')}</VisuallyHidden>
          <Skeleton height={16} />
        </div>
      )}
      {customers?.list.length === 0 && (
        <Card>
          <EmptyState
            icon="user"
            title={t(found.search.trim() ? 'trip.customer.noneFound' : 'trip.customer.none')}
          >
            {t('trip.customer.noneText')}
          </EmptyState>
        </Card>
      )}
      {customers && customers.list.length > 0 && (
        <>
          <VisuallyHidden role="status">
            {t('trip.customer.found', { total: customers.total })}
          </VisuallyHidden>
          <OfferList ref={list} label={t('trip.customer.list')} isStale={found.isStale}>
            {customers.list.map((customer) => {
              const isChosen = customer.customerId === chosenId;
              return (
                <CustomerOption
                  key={customer.customerId}
                  customer={customer}
                  isChosen={isChosen}
                  isRunning={choice.running === customer.customerId}
                  onChoose={() => (isChosen ? onKeep() : choice.choose(customer))}
                />
              );
            })}
          </OfferList>
          {customers.totalNumberOfPages > 1 && (
            <Pager page={found.page} pages={customers.totalNumberOfPages} onPage={found.setPage} />
          )}
        </>
      )}
    </Stack>
  );
}
