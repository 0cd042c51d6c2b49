import type { Charge, ChargeState } from '@portal/shared/contract';
import { Badge } from '@portal/shared/ui';
import { useChargesText } from '../../../../messages/useChargesText';
import { Marks } from './row-style';

export const stateTones = {
  unbilled: 'warning',
  billed: 'info',
  collected: 'success',
  disputed: 'danger',
  writtenOff: 'neutral',
  undone: 'neutral',
} as const satisfies Readonly<Record<ChargeState, string>>;

/** Whether nobody has decided yet to which trip an unbilled charge belongs. */
export const isToDecide = ({ state, match, isByHand }: Charge): boolean =>
  state === 'unbilled' && match !== 'decided' && !isByHand;

/** State, what is to decide, and a difference from the published toll. */
export function ChargeMarks({ charge }: { charge: Charge }) {
  const t = useChargesText();
  return (
    <Marks>
      <Badge tone={stateTones[charge.state]} icon={false}>
        {t(`charges.state.${charge.state}`)}
      </Badge>
      {charge.accountedAt && charge.state === 'unbilled' && (
        <Badge tone="info">{t('charges.onAccount')}</Badge>
      )}
      {isToDecide(charge) && <Badge tone="danger">{t('charges.toDecide')}</Badge>}
      {charge.isDifferent && <Badge tone="warning">{t('charges.different')}</Badge>}
    </Marks>
  );
}
