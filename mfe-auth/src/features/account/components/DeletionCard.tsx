import type { SignedInUser } from '@portal/shared/contract';
import { DELETION_DAYS } from '../model/deletion';
import { useCapability } from '@portal/shared/portal';
import { useLazyPart } from '@portal/shared/lazy';
import { Button, Card, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useAccountText } from '../../../messages/useAccountText';

const load = async () =>
  (await import(/* webpackChunkName: "delete-account" */ './DeleteAccountDialog')).DeleteAccountDialog;

interface Props {
  me: SignedInUser;
  refresh: () => Promise<unknown>;
}

export function DeletionCard({ me, refresh }: Props) {
  const t = useAccountText();
  const isOffered = useCapability('account-settings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = useLazyPart(load, open, close);
  // The banner above says when, and how to undo it.
  if (me.deletesAt || !isOffered) return null;
  return (
    <Card title={t('account.delete')}>
      <Text tone="secondary">{t('account.delete.text', { days: DELETION_DAYS })}</Text>
      <div>
        <Button size="sm" aria-haspopup="dialog" busy={open && !dialog} onClick={() => setOpen(true)}>
          {t('account.delete.open')}
        </Button>
      </div>
      {open && dialog && <dialog.Part onClose={close} onPlanned={refresh} />}
    </Card>
  );
}
