import { srmInvoiceEndpoints, type ElectronicInvoice } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Button, Inline, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';
import { CancelRegistrationDialog } from './CancelRegistrationDialog';
import { ConfirmCancellationDialog } from './ConfirmCancellationDialog';

interface Props {
  number: string;
  electronic: ElectronicInvoice;
}

/** When India's portal registered a document, and until when an invoice's registration can be cancelled there. */
export function RegistrationState({ number, electronic }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const isOffered = useCapability('registration-cancellation');
  const { registeredAt, cancellableUntil, cancellation } = electronic;
  const showTime = (at: string) => formatDateTime(at, country);
  if (!registeredAt) return null;
  if (cancellation?.cancelledAt)
    return (
      <Text size={2}>{t('money.electronic.cancelled', { at: showTime(cancellation.cancelledAt) })}</Text>
    );
  return (
    <>
      <Text size={2}>{t('money.electronic.registered', { at: showTime(registeredAt) })}</Text>
      {isOffered && cancellableUntil && (
        <Cancellation number={number} electronic={electronic} until={cancellableUntil} />
      )}
    </>
  );
}

/** The way to cancel it: the reason, the file for the portal, and what it answered. */
function Cancellation({ number, electronic, until }: Props & { until: string }) {
  const t = useMoneyText();
  const country = useCountry().id;
  const [open, setOpen] = useState<'reason' | 'answer' | null>(null);
  const { invoiceId, cancellation } = electronic;
  const close = () => setOpen(null);
  const [now] = useState(() => Date.now());
  const isOver = Date.parse(until) < now;
  return (
    <>
      <Text tone="muted" size={2}>
        {t(isOver ? 'money.electronic.over' : 'money.electronic.until', {
          at: formatDateTime(until, country),
        })}
      </Text>
      <Inline>
        {!isOver && (
          <Button
            variant="ghost"
            aria-label={t('money.cancel.openOf', { number })}
            onClick={() => setOpen('reason')}
          >
            {t(cancellation ? 'money.cancel.change' : 'money.cancel.open')}
          </Button>
        )}
        {cancellation && (
          <>
            <PaperButton
              endpoint={srmInvoiceEndpoints.cancellationFile}
              input={{ query: { invoiceId } }}
              name={`${number.replaceAll('/', '-')}-cancellation.json`}
            >
              {t('money.cancel.file', { number })}
            </PaperButton>
            <Button
              variant="ghost"
              aria-label={t('money.cancel.confirmOf', { number })}
              onClick={() => setOpen('answer')}
            >
              {t('money.cancel.confirm')}
            </Button>
          </>
        )}
      </Inline>
      {open === 'reason' && (
        <CancelRegistrationDialog invoiceId={invoiceId} number={number} onClose={close} />
      )}
      {open === 'answer' && (
        <ConfirmCancellationDialog invoiceId={invoiceId} number={number} onClose={close} />
      )}
    </>
  );
}
