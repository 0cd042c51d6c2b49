import { valibotResolver } from '@hookform/resolvers/valibot';
import { accountEndpoints, deletionBody } from '@portal/shared/contract';
import { useApi, useInvalidate } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import type * as v from 'valibot';
import { useAccountText } from '../../../messages/useAccountText';
import { useAccountForm } from '../../../entities/account/hooks/useAccountForm';
import { DELETION_DAYS } from '../model/deletion';
import { AccountForm } from '../../../entities/account/components/AccountForm';
import { CurrentPassword } from '../../../entities/account/components/CurrentPassword';

const Losses = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
  color: var(--color-ink-2);
`;

type Deletion = v.InferOutput<typeof deletionBody>;

interface Props {
  onClose: () => void;
  onPlanned: () => Promise<unknown>;
}

/** Says what is lost before asking for the password. */
export function DeleteAccountDialog({ onClose, onPlanned }: Props) {
  const t = useAccountText();
  const api = useApi();
  const invalidate = useInvalidate();
  const { form, errors, ...state } = useAccountForm<Deletion, Deletion>({
    resolver: valibotResolver(deletionBody),
    defaultValues: { currentPassword: '' },
    fields: ['currentPassword'],
    passwordField: 'currentPassword',
    async send(body) {
      await api.call(accountEndpoints.requestDeletion, { body });
      onClose();
      await Promise.all([onPlanned(), invalidate(accountEndpoints.sessions)]);
    },
  });
  return (
    <Dialog title={t('account.delete')} onClose={onClose} size="sm" busy={state.busy}>
      <AccountForm {...state} tone="danger" submitLabel={t('account.delete.submit')}>
        <div>
          <Text>{t('account.delete.lost')}</Text>
          <Losses>
            <li>{t('account.delete.lost.vehicles')}</li>
            <li>{t('account.delete.lost.enquiries')}</li>
            <li>{t('account.delete.lost.documents')}</li>
          </Losses>
        </div>
        <Text tone="secondary">{t('account.delete.undo', { days: DELETION_DAYS })}</Text>
        <CurrentPassword field={form.register('currentPassword')} error={errors.getText('currentPassword')} />
      </AccountForm>
    </Dialog>
  );
}
