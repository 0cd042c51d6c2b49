import { srmChargeEndpoints } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useNotify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';

/** Takes an import back, after a second press. */
export function UndoButton({ statementId, name }: { statementId: string; name?: string }) {
  const t = useChargesText();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.undo);
  const [step, setStep] = useState<'start' | 'sure' | 'done'>('start');
  if (step === 'done') return <span role="status">{t('charges.undo.done')}</span>;
  const undo = async () => {
    const undone = await send({ body: { statementId } });
    if (!undone) return setStep('start');
    setStep('done');
    notify({ title: t('charges.undo.done'), tone: 'success' });
  };
  return (
    <>
      <Button
        size="sm"
        busy={isRunning}
        aria-label={name && step === 'start' ? t('charges.undo.named', { name }) : undefined}
        onClick={() => (step === 'sure' ? void undo() : setStep('sure'))}
      >
        {t(step === 'sure' ? 'charges.undo.sure' : 'charges.undo')}
      </Button>
      <FormFailure error={failure} />
    </>
  );
}
