import { srmChargeEndpoints } from '@portal/shared/contract';
import { useFailureText } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Button, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import { UndoButton } from './UndoButton';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-2);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

/** The imported statements; one of which nothing is billed can be taken back. */
export function StatementsDialog({ onClose }: { onClose: () => void }) {
  const t = useChargesText();
  const { id } = useCountry();
  const describe = useFailureText();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmChargeEndpoints.statements,
    {},
    { revalidateOnMount: true, onError: () => undefined },
  );
  const failure = error && !data ? describe(error) : null;
  return (
    <Dialog
      title={t('charges.statements')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('charges.close')}</Button>}
    >
      {failure && (
        <ErrorState title={failure.title} retrying={isRefreshing} onRetry={() => void refresh()}>
          {failure.text}
        </ErrorState>
      )}
      {!data && !failure && <Skeleton width="70%" />}
      {data?.list.length === 0 && <EmptyState level={3} title={t('charges.statements.none')} />}
      <List role="list" aria-label={t('charges.statements')}>
        {data?.list.map((one) => (
          <li key={one.statementId}>
            <span>
              <bdi>{one.fileName}</bdi>
              <small>
                {t(`charges.issuer.${one.issuer}`)} · {formatDateTime(one.createdAt, id)}
              </small>
              <small>
                {t('charges.statements.counts', {
                  added: one.added,
                  duplicate: one.duplicate,
                  refused: one.refused,
                })}
              </small>
            </span>
            {one.undoneAt ? (
              <span>{t('charges.undo.done')}</span>
            ) : one.billed > 0 ? (
              <span>{t('charges.statements.billed', { count: one.billed })}</span>
            ) : (
              <UndoButton statementId={one.statementId} name={one.fileName} />
            )}
          </li>
        ))}
      </List>
    </Dialog>
  );
}
