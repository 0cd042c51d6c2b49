import { valibotResolver } from '@hookform/resolvers/valibot';
import { accountEndpoints, type SignedInUser } from '@portal/shared/contract';
import { useApi, useInvalidate, useNotify } from '@portal/shared/portal';
import { Text, VisuallyHidden } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useWatch } from 'react-hook-form';
import { useAccountText } from '../../../messages/useAccountText';
import { NewPasswordFields } from '../../password/components/NewPasswordFields';
import { useAccountForm } from '../hooks/useAccountForm';
import { changePasswordForm, noPasswords } from '../model/change-password';
import { AccountForm } from './AccountForm';
import { CurrentPassword } from './CurrentPassword';

interface Props {
  me: SignedInUser;
  onClose: () => void;
}

export function ChangePasswordDialog({ me, onClose }: Props) {
  const t = useAccountText();
  const api = useApi();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { form, errors, ...state } = useAccountForm({
    resolver: valibotResolver(changePasswordForm),
    defaultValues: noPasswords,
    fields: ['currentPassword', 'password'],
    passwordField: 'currentPassword',
    async send({ currentPassword, password }) {
      await api.call(accountEndpoints.changePassword, { body: { currentPassword, password } });
      onClose();
      notify({
        title: t('account.password.changed'),
        description: t('account.password.ended'),
        tone: 'success',
      });
      await invalidate(accountEndpoints.sessions);
    },
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <Dialog title={t('account.password.change')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} submitLabel={t('account.password.submit')}>
        <Text tone="secondary">{t('account.password.text')}</Text>
        {/* Tells a password manager which account this password belongs to. */}
        <VisuallyHidden>
          <input
            type="text"
            autoComplete="username"
            value={me.phoneNumber ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        </VisuallyHidden>
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
        <NewPasswordFields
          password={form.register('password', { deps: ['confirmation'] })}
          confirmation={form.register('confirmation')}
          typed={typed}
          personal={[me.email ?? '', me.phoneNumber ?? '']}
          errors={{ password: errors.getText('password'), confirmation: errors.getText('confirmation') }}
        />
      </AccountForm>
    </Dialog>
  );
}
