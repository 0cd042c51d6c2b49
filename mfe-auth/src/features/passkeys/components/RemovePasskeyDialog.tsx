import { valibotResolver } from '@hookform/resolvers/valibot';
import { passkeyEndpoints, removePasskeyBody, type Passkey } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import type * as v from 'valibot';
import { usePasskeyText } from '../../../messages/usePasskeyText';
import { AccountForm } from '../../../entities/account/components/AccountForm';
import { CurrentPassword } from '../../../entities/account/components/CurrentPassword';
import { useAccountForm } from '../../../entities/account/hooks/useAccountForm';

type Proof = v.InferOutput<typeof removePasskeyBody>;

interface Props {
  passkey: Passkey;
  onClose: () => void;
  onChanged: () => void;
}

export function RemovePasskeyDialog({ passkey, onClose, onChanged }: Props) {
  const t = usePasskeyText();
  const api = useApi();
  const notify = useNotify();
  const { form, errors, ...state } = useAccountForm<Proof, Proof>({
    resolver: valibotResolver(removePasskeyBody),
    defaultValues: { currentPassword: '' },
    fields: ['currentPassword'],
    passwordField: 'currentPassword',
    async send(body) {
      await api.call(passkeyEndpoints.remove, { params: { passkeyId: passkey.id }, body });
      onClose();
      notify({ title: t('passkeys.removed'), description: passkey.name, tone: 'success' });
      onChanged();
    },
  });
  return (
    <Dialog title={t('passkeys.remove.title')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} tone="danger" submitLabel={t('passkeys.remove.submit')}>
        <Text tone="secondary">{t('passkeys.remove.text', { name: passkey.name })}</Text>
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}
