import { accountEndpoints } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useAccountText } from '../../../messages/useAccountText';

const Place = styled.div`
  padding-block-end: var(--space-5);
`;

interface Props {
  deletesAt: string;
  onKept: () => Promise<unknown>;
}

/** Shown as long as the deletion can be undone. */
export function DeletionBanner({ deletesAt, onKept }: Props) {
  const t = useAccountText();
  const { id } = useCountry();
  const notify = useNotify();
  const undo = useMutation(accountEndpoints.undoDeletion);
  const keep = async () => {
    try {
      await undo.run({});
      notify({ title: t('account.kept'), tone: 'success' });
      await onKept();
    } catch {
      // The mutation's own error shows below.
    }
  };
  return (
    <Place>
      <Banner
        tone="danger"
        title={t('account.deletes', { date: formatDate(deletesAt, id) })}
        action={
          <Button busy={undo.isRunning} onClick={() => void keep()}>
            {t('account.keep')}
          </Button>
        }
      >
        {undo.error ? undo.error.message : t('account.deletes.text')}
      </Banner>
    </Place>
  );
}
