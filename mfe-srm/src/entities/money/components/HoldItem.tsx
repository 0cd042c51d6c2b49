import {
  readMinor,
  srmDepositHoldEndpoints,
  type DepositHoldRecord,
  type HoldState,
} from '@portal/shared/contract';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Button, Inline, Text, type Tone } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';

const tones: Readonly<Record<HoldState, Tone>> = {
  AUTHORISED: 'info',
  CAPTURED: 'success',
  RELEASED: 'neutral',
  LAPSED: 'danger',
};

export type HoldAction = 'renew' | 'capture' | 'release';

interface Props {
  hold: DepositHoldRecord;
  /** By when it has to be released, where a law says so. */
  dueAt: string | null;
  /** Whether something is open that a part of it can pay. */
  canCapture: boolean;
  onAction: (action: HoldAction) => void;
}

/** A deposit on a card in its state, with what can be done with it. */
export function HoldItem({ hold, dueAt, canCapture, onAction }: Props) {
  const t = useMoneyText();
  const { id: country, currency } = useCountry();
  const money = (text: string) => formatMoney(readMinor(text) ?? 0, currency);
  const { holdId, state, amount, captured, released, reference, lastDigits, validUntil } = hold;
  const { renewals, reason, endedAt } = hold;
  const isActive = state === 'AUTHORISED';
  const facts = [
    t('money.hold.reference', { reference }),
    lastDigits && t('money.hold.card', { digits: lastDigits }),
    renewals > 0 && t('money.hold.renewals', { count: renewals }),
    isActive && dueAt && t('money.hold.mustRelease', { at: formatDate(dueAt, country) }),
  ].filter(Boolean);
  return (
    <li>
      <Inline>
        <Badge tone={tones[state]}>{t(`money.hold.state.${state}`)}</Badge>
      </Inline>
      <Text>
        {t(`money.hold.text.${state}`, {
          amount: money(amount),
          captured: money(captured),
          released: money(released),
          at: formatDateTime(validUntil, country),
          ended: endedAt ? formatDateTime(endedAt, country) : '',
        })}
      </Text>
      <small>{facts.join(' \u00b7 ')}</small>
      {reason && <small dir="auto">{reason}</small>}
      {isActive && (
        <Inline gap={2}>
          <Button size="sm" onClick={() => onAction('renew')}>
            {t('money.hold.renew')}
          </Button>
          {canCapture && (
            <Button size="sm" onClick={() => onAction('capture')}>
              {t('money.hold.capture')}
            </Button>
          )}
          <Button size="sm" onClick={() => onAction('release')}>
            {t('money.hold.release')}
          </Button>
          <PaperButton
            endpoint={srmDepositHoldEndpoints.confirmation}
            input={{ query: { holdId } }}
            name={t('money.hold.confirmationName')}
          >
            {t('money.hold.confirmation')}
          </PaperButton>
        </Inline>
      )}
    </li>
  );
}
