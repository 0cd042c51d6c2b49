import { valibotResolver } from '@hookform/resolvers/valibot';
import { newRecoveryCodesBody, passkeyEndpoints } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import type * as v from 'valibot';
import { usePasskeyText } from '../../../messages/usePasskeyText';
import { AccountForm } from '../../../entities/account/components/AccountForm';
import { CurrentPassword } from '../../../entities/account/components/CurrentPassword';
import { useAccountForm } from '../../../entities/account/hooks/useAccountForm';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

type Proof = v.InferOutput<typeof newRecoveryCodesBody>;

interface Props {
  /** Existing codes become invalid. */
  hasCodes: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function NewCodesDialog({ hasCodes, onClose, onChanged }: Props) {
  const t = usePasskeyText();
  const api = useApi();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, errors, ...state } = useAccountForm<Proof, Proof>({
    resolver: valibotResolver(newRecoveryCodesBody),
    defaultValues: { currentPassword: '' },
    fields: ['currentPassword'],
    passwordField: 'currentPassword',
    async send(body) {
      const created = await api.call(passkeyEndpoints.createRecoveryCodes, { body });
      setCodes(created.codes);
      onChanged();
    },
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog title={t('passkeys.codes.create.title')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} submitLabel={t('passkeys.codes.create')}>
        <Text tone="secondary">{t('passkeys.codes.what')}</Text>
        {hasCodes && <Text tone="secondary">{t('passkeys.codes.create.text')}</Text>}
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}
