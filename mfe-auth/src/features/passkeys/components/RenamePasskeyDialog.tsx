import { valibotResolver } from '@hookform/resolvers/valibot';
import { passkeyEndpoints, renamePasskeyBody, type Passkey } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import type * as v from 'valibot';
import { usePasskeyText } from '../../../messages/usePasskeyText';
import { AccountForm } from '../../../entities/account/components/AccountForm';
import { useAccountForm } from '../../../entities/account/hooks/useAccountForm';

type NewName = v.InferOutput<typeof renamePasskeyBody>;

interface Props {
  passkey: Passkey;
  onClose: () => void;
  onChanged: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose, onChanged }: Props) {
  const t = usePasskeyText();
  const api = useApi();
  const notify = useNotify();
  const { form, errors, ...state } = useAccountForm<NewName, NewName>({
    resolver: valibotResolver(renamePasskeyBody),
    defaultValues: { name: passkey.name },
    fields: ['name'],
    passwordField: 'name',
    async send(body) {
      await api.call(passkeyEndpoints.rename, { params: { passkeyId: passkey.id }, body });
      onClose();
      notify({ title: t('passkeys.renamed'), description: body.name, tone: 'success' });
      onChanged();
    },
  });
  return (
    <Dialog title={t('passkeys.rename.title')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} submitLabel={t('passkeys.rename.submit')}>
        <TextField
          {...form.register('name')}
          label={t('passkeys.name')}
          help={t('passkeys.name.help')}
          autoComplete="off"
          error={errors.getText('name')}
        />
      </AccountForm>
    </Dialog>
  );
}
