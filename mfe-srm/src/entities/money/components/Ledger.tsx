import { isNotOffered } from '@portal/shared/api';
import { Button, Heading, Inline, Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import { useState, type ComponentProps } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useLedger } from '../hooks/useLedger';
import { computeSums } from '../model/ledger';
import { CardRefunds } from './CardRefunds';
import { DepositDue } from './DepositDue';
import { Entries } from './Entries';
import { EntryDialog } from './EntryDialog';
import { Holds } from './Holds';
import { SumsList } from './SumsList';
import { MoneyFailed } from './MoneyFailed';

interface Props {
  bookingId: string;
  level?: 2 | 3;
  /** The trip is not closed, so that a deposit can still be taken. */
  isOpen?: boolean;
  /** The key that adds an entry, for screen readers. */
  shortcut?: string;
  /** The dialog for a new entry is open from the start. */
  isAdding?: boolean;
}

/** What was paid for a trip, and what happened to its deposit. A server without a ledger shows none. */
export function Ledger({ bookingId, level = 3, isOpen = false, shortcut, isAdding = false }: Props) {
  const t = useMoneyText();
  const { data, error, isRefreshing, refresh } = useLedger(bookingId);
  const [adding, setAdding] = useState<Pick<ComponentProps<typeof EntryDialog>, 'kind' | 'preset'> | null>(
    isAdding ? {} : null,
  );
  if (isNotOffered(error) && !data) return null;
  const sums = data && computeSums(data);
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Heading level={level} size={3}>
          {t('money.title')}
        </Heading>
        {sums && (
          <Button size="sm" icon="plus" aria-keyshortcuts={shortcut} onClick={() => setAdding({})}>
            {t('money.add')}
          </Button>
        )}
      </Inline>
      {error && !data && (
        <MoneyFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />
      )}
      {!data && !error && (
        <div aria-busy>
          <VisuallyHidden role="status">{t('money.loading')}</VisuallyHidden>
          <Skeleton width="60%" />
        </div>
      )}
      {data && sums && (
        <>
          <SumsList sums={sums} />
          <DepositDue
            left={sums.left}
            dueAt={data.deposit.dueAt}
            onGiveBack={() => setAdding({ kind: 'DEPOSIT_RETURNED' })}
          />
          <Holds bookingId={bookingId} ledger={data} canAuthorise={isOpen} level={level === 2 ? 3 : 4} />
          <CardRefunds
            ledger={data}
            onRefund={({ amount, reason }) =>
              setAdding({ kind: 'REFUND', preset: { amount, reason, method: 'bank_transfer' } })
            }
          />
          <Entries entries={data.entries} />
          {adding && (
            <EntryDialog
              bookingId={bookingId}
              sums={sums}
              entries={data.entries}
              {...adding}
              onClose={() => setAdding(null)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
