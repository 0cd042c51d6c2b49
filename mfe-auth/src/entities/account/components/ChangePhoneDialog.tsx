import { valibotResolver } from '@hookform/resolvers/valibot';
import { accountEndpoints, changePhoneBody, type SignedInUser } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller } from 'react-hook-form';
import type * as v from 'valibot';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { useAccountText } from '../../../messages/useAccountText';
import { useAccountForm } from '../hooks/useAccountForm';
import { AccountForm } from './AccountForm';
import { CurrentPassword } from './CurrentPassword';

type ChangePhone = v.InferOutput<typeof changePhoneBody>;

interface Props {
  me: SignedInUser;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

export function ChangePhoneDialog({ me, onClose, onChanged }: Props) {
  const t = useAccountText();
  const api = useApi();
  const notify = useNotify();
  const country = usePageCountry();
  const { form, errors, ...state } = useAccountForm<ChangePhone, ChangePhone>({
    resolver: valibotResolver(changePhoneBody),
    defaultValues: { phoneNumber: '', currentPassword: '' },
    fields: ['phoneNumber', 'currentPassword'],
    passwordField: 'currentPassword',
    async send(body) {
      const { phoneNumber } = await api.call(accountEndpoints.changePhone, { body });
      onClose();
      notify({ title: t('account.phone.changed'), description: phoneNumber, tone: 'success' });
      await onChanged();
    },
  });
  return (
    <Dialog title={t('account.phone.change')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} submitLabel={t('account.phone.submit')}>
        {me.phoneNumber && <Text tone="secondary">{t('account.phone.now', { phone: me.phoneNumber })}</Text>}
        <Controller
          control={form.control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              {...field}
              label={t('account.phone.new')}
              help={t('account.phone.help')}
              country={country.id}
              error={errors.getText('phoneNumber')}
            />
          )}
        />
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}
