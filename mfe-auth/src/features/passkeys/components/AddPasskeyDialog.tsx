import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError } from '@portal/shared/api';
import { passkeyName, passkeyOptionsBody } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { Banner, Text, TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { usePasskeyText } from '../../../messages/usePasskeyText';
import { AccountForm } from '../../../entities/account/components/AccountForm';
import { CurrentPassword } from '../../../entities/account/components/CurrentPassword';
import { useAccountForm } from '../../../entities/account/hooks/useAccountForm';
import { addPasskey, readRefusal, type BrowserRefusal } from '../../../entities/passkey/model/ask-browser';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const schema = v.object({ name: passkeyName, ...passkeyOptionsBody.entries });

type NewPasskey = v.InferOutput<typeof schema>;

interface Props {
  suggestedName: string;
  onClose: () => void;
  onChanged: () => void;
}

/**
 * Password and name, then the browser's own dialog, then the recovery codes that come with the first passkey.
 */
export function AddPasskeyDialog({ suggestedName, onClose, onChanged }: Props) {
  const t = usePasskeyText();
  const api = useApi();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<BrowserRefusal | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, errors, ...state } = useAccountForm<NewPasskey, NewPasskey>({
    resolver: valibotResolver(schema),
    defaultValues: { name: suggestedName, currentPassword: '' },
    fields: ['name', 'currentPassword'],
    passwordField: 'currentPassword',
    async send(values) {
      setRefusal(null);
      try {
        const { recoveryCodes } = await addPasskey(api, values);
        notify({ title: t('passkeys.added'), description: values.name, tone: 'success' });
        onChanged();
        if (recoveryCodes) setCodes(recoveryCodes);
        else onClose();
      } catch (error) {
        const refused = isApiError(error) ? null : readRefusal(error);
        if (refused === null) throw error;
        setRefusal(refused);
      }
    },
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog title={t('passkeys.add')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} submitLabel={t('passkeys.add.submit')}>
        <Text tone="secondary">{t('passkeys.add.text')}</Text>
        {refusal && <BrowserFailure refusal={refusal} />}
        <TextField
          {...form.register('name')}
          label={t('passkeys.name')}
          help={t('passkeys.name.help')}
          autoComplete="off"
          error={errors.getText('name')}
        />
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}

function BrowserFailure({ refusal }: { refusal: BrowserRefusal }) {
  const t = usePasskeyText();
  if (refusal === 'exists') return <Banner tone="warning" title={t('passkeys.exists')} />;
  return refusal === 'wrongAddress' ? (
    <Banner tone="warning" title={t('passkeys.wrongAddress')}>
      {t('passkeys.wrongAddressText')}
    </Banner>
  ) : (
    <Banner tone="warning" title={t('passkeys.cancelled')}>
      {t('passkeys.cancelledText')}
    </Banner>
  );
}
