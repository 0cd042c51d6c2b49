import { isApiError } from '@portal/shared/api';
import { listingDraftEndpoints, type ListingDraft } from '@portal/shared/contract';
import { useCapability, useMutation, useNotify, useQuery } from '@portal/shared/portal';
import { Badge, Button, Card, LinkButton } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { addPath } from '../../../entities/listing/model/paths';
import { useListingsText } from '../../../messages/useListingsText';
import { Updated } from './row/Updated';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  flex: 1 1 14rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > small {
    color: var(--color-ink-2);
    font-size: var(--text-2);
  }
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
`;

function readTitle({ values }: ListingDraft): string {
  const parts = [values.vehicleModel, values.vehicleRegisteredYear];
  return parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
}

/** The new listing that the agent has begun, here or on another device. */
export function DraftCard({ userId }: { userId: string }) {
  const t = useListingsText();
  const notify = useNotify();
  const isOffered = useCapability('listing-drafts');
  const { data, refresh } = useQuery(listingDraftEndpoints.get, isOffered ? {} : null, {
    // The list is useful without it, and the form asks again.
    onError: () => undefined,
  });
  const removing = useMutation(listingDraftEndpoints.remove);
  const saving = useMutation(listingDraftEndpoints.save);
  const [discarded, setDiscarded] = useState<ListingDraft | null>(null);
  const [isBusy, setBusy] = useState(false);
  const draft = data?.draft ?? null;

  async function run(change: () => Promise<unknown>, restorable: ListingDraft | null) {
    setBusy(true);
    try {
      await change();
      setDiscarded(restorable);
    } catch (error) {
      notify({ title: isApiError(error) ? error.message : String(error), tone: 'destructive' });
    }
    await refresh();
    setBusy(false);
  }
  const restore = ({ values }: ListingDraft) =>
    run(() => saving.run({ body: { values, version: null } }), null);

  if (draft)
    return (
      <Card role="region" aria-label={t('listings.draft')}>
        <Line>
          <Name>
            <Badge>{t('listings.draft')}</Badge>
            <strong>{readTitle(draft) || t('listings.untitled')}</strong>
            <small>
              <Updated at={draft.keptAt} />
            </small>
          </Name>
          <Actions>
            <Button size="sm" busy={isBusy} onClick={() => void run(() => removing.run({}), draft)}>
              {t('listings.draft.discard')}
            </Button>
            <LinkButton size="sm" variant="primary" to={addPath(userId)}>
              {t('listings.draft.continue')}
            </LinkButton>
          </Actions>
        </Line>
      </Card>
    );
  if (!discarded) return null;
  return (
    <Card role="status">
      <Line>
        <span>{t('listings.draft.discarded')}</span>
        <Button size="sm" busy={isBusy} onClick={() => void restore(discarded)}>
          {t('listings.removal.undo')}
        </Button>
      </Line>
    </Card>
  );
}
