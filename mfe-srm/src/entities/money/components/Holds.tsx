import { readMinor, readSignedMinor, type DepositHoldRecord, type TripLedger } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Button, Heading, Inline, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { findActiveHold } from '../model/hold';
import { CaptureHoldDialog } from './CaptureHoldDialog';
import { HoldDialog } from './HoldDialog';
import { HoldItem, type HoldAction } from './HoldItem';
import { ReleaseHoldDialog } from './ReleaseHoldDialog';
import { RenewHoldDialog } from './RenewHoldDialog';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  bookingId: string;
  ledger: TripLedger;
  /** The trip is not closed, so that a deposit can still be taken. */
  canAuthorise: boolean;
  level: 3 | 4;
  /** What a new hold usually is about, in minor units; by default the part of the deposit that is not held. */
  usualAmount?: number | undefined;
}

/** The deposits that a bank holds on the customer's card, with their life. A server without them shows none. */
export function Holds({ bookingId, ledger, canAuthorise, level, usualAmount }: Props) {
  const t = useMoneyText();
  const isOffered = useCapability('deposit-holds');
  const [open, setOpen] = useState<'authorise' | { action: HoldAction; hold: DepositHoldRecord } | null>(
    null,
  );
  const holds = ledger.holds ?? [];
  const canAdd = isOffered && canAuthorise && !findActiveHold(ledger);
  if (holds.length === 0 && !canAdd) return null;
  const balance = readSignedMinor(ledger.balance) ?? 0;
  const { agreed, left } = ledger.deposit;
  const close = () => setOpen(null);
  const change = open === 'authorise' ? null : open;
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Heading level={level} size={3}>
          {t('money.hold.title')}
        </Heading>
        {canAdd && (
          <Button size="sm" onClick={() => setOpen('authorise')}>
            {t('money.hold.add')}
          </Button>
        )}
      </Inline>
      {holds.length > 0 && (
        <List role="list" aria-label={t('money.hold.title')}>
          {holds.map((hold) => (
            <HoldItem
              key={hold.holdId}
              hold={hold}
              dueAt={ledger.deposit.dueAt}
              canCapture={balance > 0}
              onAction={(action) => setOpen({ action, hold })}
            />
          ))}
        </List>
      )}
      {open === 'authorise' && (
        <HoldDialog
          bookingId={bookingId}
          ledger={ledger}
          amount={usualAmount ?? (readMinor(agreed) ?? 0) - (readSignedMinor(left) ?? 0)}
          onClose={close}
        />
      )}
      {change?.action === 'renew' && <RenewHoldDialog hold={change.hold} ledger={ledger} onClose={close} />}
      {change?.action === 'capture' && (
        <CaptureHoldDialog hold={change.hold} open={balance} onClose={close} />
      )}
      {change?.action === 'release' && <ReleaseHoldDialog hold={change.hold} onClose={close} />}
    </Stack>
  );
}
