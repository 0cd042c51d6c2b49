import { valibotResolver } from '@hookform/resolvers/valibot';
import { cancellationAnswerBody, srmInvoiceEndpoints, type CountryCode } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { useWatch } from 'react-hook-form';
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
  const { form, errors, dialog } = useMoneyForm<
    typeof srmInvoiceEndpoints.confirmCancellation,
    Values,
    v.InferOutput<typeof cancellationAnswerBody>
  >({
    endpoint: srmInvoiceEndpoints.confirmCancellation,
    resolver: valibotResolver(buildRules(country)),
    defaultValues: { invoiceId, cancelledAt: toLocalInput(new Date(), country) },
    fields: ['cancelledAt'],
    toInput: (body) => ({ body }),
    describe: () => t('money.confirm.done', { number }),
    onDone: onClose,
  });
  const cancelledAt = useWatch({ control: form.control, name: 'cancelledAt' });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.confirm.title', { number })}
      text={t('money.confirm.text')}
      saveLabel={t('money.confirm.save')}
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
