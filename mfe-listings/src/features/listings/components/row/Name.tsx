import type { Listing } from '@portal/shared/contract';
import { MakerMark } from '@portal/shared/makers';
import { Link } from 'react-router-dom';
import { largerTargetStyle } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';

const Marked = styled.div`
  display: flex;
  gap: var(--space-2);
  & > div {
    min-inline-size: 0;
  }
`;

const Title = styled(Link)`
  display: block;
  color: var(--color-ink-1);
  font-weight: 600;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${largerTargetStyle}
  &:hover {
    text-decoration: underline;
  }
`;

const Changes = styled(Link)`
  color: var(--color-warning-ink);
  font-size: var(--text-2);
  font-weight: 500;
  ${largerTargetStyle}
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  & > bdi:first-child {
    color: var(--color-ink-2);
    font-weight: 500;
  }
`;

interface Props {
  row: Listing;
  id: string;
  to: string;
  /** Where the unsaved changes of the listing are. */
  changesTo: string | undefined;
}

/** What identifies a vehicle: the maker's mark, title, plate, code. */
export function Name({ row, id, to, changesTo }: Props) {
  const t = useListingsText();
  return (
    <Marked>
      <MakerMark maker={row.vehicleBrand} />
      <div>
        <Title id={id} to={to} dir="auto">
          {formatListingTitle(row) || t('listings.untitled')}
        </Title>
        <Facts>
          {row.vehicleRegistrationNumber && <bdi>{row.vehicleRegistrationNumber}</bdi>}
          {row.vehicleCode && <bdi>{row.vehicleCode}</bdi>}
        </Facts>
        {changesTo && (
          <Changes to={changesTo} aria-describedby={id}>
            {t('listings.changes')}
          </Changes>
        )}
      </div>
    </Marked>
  );
}
