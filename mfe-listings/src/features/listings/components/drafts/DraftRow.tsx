import { requiredDraftFields, type ListingDraftSummary } from '@portal/shared/contract';
import { MakerMark } from '@portal/shared/makers';
import { Button, LinkButton, ProgressBar } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { continuePath } from '../../../../entities/listing/model/paths';
import { useListingsText } from '../../../../messages/useListingsText';
import { Updated } from '../row/Updated';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;
const Name = styled.div`
  display: flex;
  gap: var(--space-2);
  flex: 1 1 14rem;
  min-inline-size: 0;
  & > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-2);
    font-size: var(--text-2);
  }
`;
const Progress = styled.div`
  flex: 0 1 10rem;
  min-inline-size: 7rem;
  color: var(--color-ink-2);
  font-size: var(--text-2);
  & > progress {
    margin-block-start: var(--space-1);
  }
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

interface Props {
  draft: ListingDraftSummary;
  title: string;
  userId: string;
  isBusy: boolean;
  onDelete: () => void;
}

/** A new listing that was begun: its name as far as it was typed, when it was changed, and how far it is. */
export function DraftRow({ draft, title, userId, isBusy, onDelete }: Props) {
  const t = useListingsText();
  const nameId = useId();
  const { filled, keptAt, device, photos, copiedPlate } = draft;
  const all = requiredDraftFields.length;
  const extent = t('listings.draft.filled', { filled, all });
  return (
    <Line aria-labelledby={nameId}>
      <Name>
        {draft.vehicleBrand && <MakerMark maker={draft.vehicleBrand} />}
        <p>
          <strong id={nameId} dir="auto">
            {title}
          </strong>
          {copiedPlate && <small>{t('listings.draft.copy', { plate: copiedPlate })}</small>}
          <small>
            <Updated at={keptAt} /> · <bdi>{device}</bdi>
            {photos > 0 && <> · {t('listings.draft.photos', { count: photos })}</>}
          </small>
        </p>
      </Name>
      <Progress>
        {extent}
        <ProgressBar value={filled / all} label={extent} />
      </Progress>
      <Actions>
        <Button size="sm" busy={isBusy} aria-describedby={nameId} onClick={onDelete}>
          {t('listings.draft.delete')}
        </Button>
        <LinkButton size="sm" variant="primary" aria-describedby={nameId} to={continuePath(userId, draft)}>
          {t('listings.draft.continue')}
        </LinkButton>
      </Actions>
    </Line>
  );
}
