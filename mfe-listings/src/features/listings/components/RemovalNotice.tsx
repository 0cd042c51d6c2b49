import { Button, IconButton, Spinner } from '@portal/shared/ui';
import styled, { keyframes } from 'styled-components';
import { useListingsText } from '../../../messages/useListingsText';
import type { useRemoveListing } from '../hooks/useRemoveListing';
import { formatListingTitle } from '../../../entities/listing/model/format-listing-title';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** Stays until dismissed: an agent who deleted by mistake needs longer than a notice lasts. */
const Place = styled.div`
  position: fixed;
  inset-inline: var(--space-4);
  inset-block-end: max(var(--space-5), env(safe-area-inset-bottom));
  z-index: 30;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: max-content;
  max-inline-size: min(36rem, calc(100vw - 2 * var(--space-4)));
  margin-inline: auto;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  animation: ${rise} var(--slow);
  & > p {
    min-inline-size: 0;
    & > small {
      display: block;
      color: var(--color-ink-3);
      font-size: var(--text-2);
    }
  }
`;

export function RemovalNotice({ removal, remove, undo, dismiss }: ReturnType<typeof useRemoveListing>) {
  const t = useListingsText();
  if (!removal) return null;
  const { step, row } = removal;
  const title = formatListingTitle(row) || t('listings.untitled');
  const isBusy = step === 'removing' || step === 'restoring';
  const failed = step === 'failed' && (removal.isUndo ? 'undoFailed' : 'failed');
  const problem = step === 'restored' ? removal.problem : step === 'failed' ? removal.message : undefined;
  const outcome = failed || (step === 'restored' && problem ? 'restoredHidden' : step);
  return (
    <Place role={failed ? 'alert' : 'status'}>
      {isBusy && <Spinner />}
      <p>
        {t(`listings.removal.${outcome as Exclude<typeof outcome, 'failed'>}`, { title })}
        {problem && <small>{problem}</small>}
      </p>
      {step === 'removed' && (
        <Button size="sm" onClick={() => void undo(row)}>
          {t('listings.removal.undo')}
        </Button>
      )}
      {failed && (
        <Button size="sm" icon="refresh" onClick={() => void (removal.isUndo ? undo(row) : remove(row))}>
          {t('listings.removal.retry')}
        </Button>
      )}
      {!isBusy && <IconButton size="sm" icon="x" label={t('listings.removal.dismiss')} onClick={dismiss} />}
    </Place>
  );
}
