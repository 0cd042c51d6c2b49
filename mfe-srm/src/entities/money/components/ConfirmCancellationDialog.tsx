import { valibotResolver } from '@hookform/resolvers/valibot';
import { cancellationAnswerBody, srmInvoiceEndpoints, type CountryCode } from '@portal/shared/contract';
import { useShownErrors } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { MomentField } from '../../../components/MomentField';
import { useMoneyText } from '../../../messages/useMoneyText';
import { fromLocalInput, toLocalInput } from '../../../model/local-moment';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { MoneyDialog } from './MoneyDialog';

interface Props {
  invoiceId: string;
  number: string;
  onClose: () => void;
}

interface Values {
  invoiceId: string;
  /** As typed. */
  cancelledAt: string;
}

const buildRules = (country: CountryCode) =>
  v.pipe(
    v.object({
      invoiceId: v.string(),
      cancelledAt: v.pipe(v.string(), v.nonEmpty('validation.required')),
    }),
    v.transform(({ invoiceId, cancelledAt }) => ({
      invoiceId,
      cancelledAt: fromLocalInput(cancelledAt, country),
    })),
    cancellationAnswerBody,
  );

/** When India's portal cancelled a registration; the invoice is then credited. */
export function ConfirmCancellationDialog({ invoiceId, number, onClose }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const form = useForm<Values, unknown, v.InferOutput<typeof cancellationAnswerBody>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(buildRules(country)),
    defaultValues: { invoiceId, cancelledAt: toLocalInput(new Date(), country) },
  });
  const errors = useShownErrors(form);
  const cancelledAt = useWatch({ control: form.control, name: 'cancelledAt' });
  const { send, failure } = useMoneyForm(srmInvoiceEndpoints.confirmCancellation, form, ['cancelledAt']);
  const submit = form.handleSubmit((body) =>
    send({ body }, { done: () => t('money.confirm.done', { number }), onDone: onClose }),
  );
  return (
    <MoneyDialog
      failure={failure}
      onClose={onClose}
      onBlur={errors.onBlur}
      submitCount={form.formState.submitCount}
      title={t('money.confirm.title', { number })}
      text={t('money.confirm.text')}
      saveLabel={t('money.confirm.save')}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
    >
      <MomentField
        {...form.register('cancelledAt')}
        text={cancelledAt}
        label={t('money.confirm.at')}
        error={errors.getText('cancelledAt')}
      />
    </MoneyDialog>
  );
}
