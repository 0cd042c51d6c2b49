import type { ListingDraftSummary } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Button, Card } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { useDeleteDraft } from '../../hooks/useDeleteDraft';
import { DraftRow } from './DraftRow';

/** More of them would push the listings off the screen. */
const FIRST = 3;

const Head = styled.h2`
  display: flex;
  gap: var(--space-2);
  font-size: var(--text-3);
  font-weight: 600;
  & > span {
    color: var(--color-ink-3);
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
`;
const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

interface Props {
  drafts: readonly ListingDraftSummary[];
  userId: string;
}

/** The new listings that the agent has begun, on whichever device, with a count of their own: they are no listings yet. */
export function Drafts({ drafts, userId }: Props) {
  const t = useListingsText();
  const named = useVehicleNames();
  const { deleteDraft, deletedId } = useDeleteDraft();
  const [isOpen, setOpen] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  if (drafts.length === 0) return null;
  const getTitle = ({ vehicleBrand, vehicleModel, vehicleRegisteredYear }: ListingDraftSummary) =>
    [vehicleBrand && named(vehicleBrand), vehicleModel, vehicleRegisteredYear].filter(Boolean).join(' ') ||
    t('listings.draft.unnamed');
  async function remove(draft: ListingDraftSummary): Promise<void> {
    // The pressed button goes with its row.
    if (await deleteDraft(draft, getTitle(draft))) head.current?.focus();
  }
  const shown = isOpen ? drafts : drafts.slice(0, FIRST);
  return (
    <Card data-no-print role="region" aria-label={t('listings.drafts')}>
      <Head ref={head} tabIndex={-1}>
        {t('listings.drafts')} <span>{formatNumber(drafts.length)}</span>
      </Head>
      <Rows>
        {shown.map((draft) => (
          <DraftRow
            key={draft.draftId}
            draft={draft}
            title={getTitle(draft)}
            userId={userId}
            isBusy={deletedId === draft.draftId}
            onDelete={() => void remove(draft)}
          />
        ))}
      </Rows>
      {shown.length < drafts.length && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {t('listings.drafts.all', { count: drafts.length })}
        </Button>
      )}
    </Card>
  );
}
