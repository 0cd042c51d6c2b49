import { valibotResolver } from '@hookform/resolvers/valibot';
import { isConflict } from '@portal/shared/api';
import {
  isChargeMark,
  limits,
  needsReason,
  srmChargeEndpoints,
  type ChargeDetails,
  type ChargeState,
} from '@portal/shared/contract';
import { useSubmitForm } from '@portal/shared/forms';
import { useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import * as v from 'valibot';
import { useChargesText } from '../../../messages/useChargesText';
import { useChargeForm } from './useChargeForm';
import { useReloadCharges } from './useReloadCharges';

export type NextState = Exclude<ChargeState, 'undone'>;

const rules = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(limits.charge.reasonMin, 'charges.change.reasonRequired'),
    v.maxLength(limits.charge.textMax, 'validation.tooLong'),
  ),
});
type Reason = v.InferOutput<typeof rules>;

/** Says what becomes of a charge: at once, or with a reason, which is a form. */
export function useChangeState({ chargeId, state: before, invoiceId }: ChargeDetails) {
  const t = useChargesText();
  const notify = useNotify();
  const changed = useReloadCharges();
  const [chosen, setChosen] = useState<NextState | null>(null);
  const marking = useChargeForm(srmChargeEndpoints.changeState);
  const { run } = useMutation(srmChargeEndpoints.changeState);

  function announce(state: NextState): void {
    const canUndo = isChargeMark({ before, after: state }, Boolean(invoiceId));
    notify({
      title: t(`charges.change.${state}.done`),
      tone: 'success',
      ...(canUndo && { undo: { kind: 'chargeMarked', subjectId: chargeId } }),
    });
  }
  async function mark(state: NextState): Promise<void> {
    clearFailure();
    if (await marking.send({ body: { chargeId, state } })) announce(state);
  }
  const { form, errors, failure, clearFailure, frame, isSubmitting } = useSubmitForm<Reason, Reason, void>({
    resolver: valibotResolver(rules),
    defaultValues: { reason: '' },
    fields: ['reason'],
    async send({ reason }) {
      if (chosen === null) return;
      await run({ body: { chargeId, state: chosen, reason } });
      changed();
      announce(chosen);
    },
    onRefused(error) {
      if (isConflict(error)) changed();
    },
  });
  return {
    chosen,
    form,
    errors,
    frame,
    failure: failure ?? marking.failure,
    isMarking: marking.isRunning,
    isSubmitting,
    choose: (state: NextState) => (needsReason(before, state) ? setChosen(state) : void mark(state)),
    /** What is typed stays for the next choice. */
    cancel: () => setChosen(null),
  };
}
