import { listingLevels, type Listing } from '@portal/shared/contract';
import { Icon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { editPath, type ListingOwner } from '../../model/edit-path';
import { useListingsText } from '../../../../messages/useListingsText';
import { describeMissing } from '../../model/missing';
import { getProgress } from '../../model/listing';

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  font-size: var(--text-2);
  line-height: 1.4;
  & > p {
    color: var(--color-ink-3);
  }
`;

const Bars = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(3, 22px);
  gap: 3px;
  & > i {
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--color-line-2);
  }
  & > i[data-on] {
    background: var(--color-brand);
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid;
    }
    & > i[data-on] {
      background: CanvasText;
    }
  }
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-success-ink);
`;

interface Props {
  row: Listing;
  owner: ListingOwner;
  describedBy: string;
}

/** How complete a listing is, what is missing, and the link to it. */
export function Progress({ row, owner, describedBy }: Props) {
  const t = useListingsText();
  const { filled, next, missing } = getProgress(row);
  return (
    <Box>
      <Bars role="img" aria-label={t('listings.progress', { filled })}>
        {listingLevels.map((level) => (
          <i key={level} data-on={level <= filled || undefined} />
        ))}
      </Bars>
      {missing.length > 0 && <p>{t('listings.progress.missing', { fields: describeMissing(missing, t) })}</p>}
      {next ? (
        <Link to={editPath(row.vehicleId, owner, next)} aria-describedby={describedBy}>
          {t(`listings.progress.next.${next}`)}
        </Link>
      ) : (
        <Done>
          <Icon name="check" size={14} />
          {t('listings.progress.complete')}
        </Done>
      )}
    </Box>
  );
}
