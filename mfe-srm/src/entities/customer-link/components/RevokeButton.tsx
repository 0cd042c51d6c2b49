import { awaitSuccess, useNotify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useCustomerLinkText } from '../../../messages/useCustomerLinkText';
import type { CustomerLinkDesk } from '../hooks/useCustomerLink';

export function RevokeButton({ desk }: { desk: Pick<CustomerLinkDesk, 'revoke' | 'isRevoking'> }) {
  const t = useCustomerLinkText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  async function revoke() {
    const done = await awaitSuccess(desk.revoke());
    setAsking(false);
    if (done) notify({ title: t('customerLink.revoked'), tone: 'success' });
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('customerLink.revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('customerLink.revoke.title')}
          confirmLabel={t('customerLink.revoke')}
          tone="danger"
          busy={desk.isRevoking}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          {t('customerLink.revoke.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
