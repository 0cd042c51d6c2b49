import type { ListLook } from '@portal/shared/list';
import { useListingsText } from '../../../../messages/useListingsText';
import { toRowProps, type RowsProps } from '../row/row-props';
import { CardGrid } from './card-style';
import { ListingCard } from './ListingCard';

interface Props extends RowsProps {
  look: ListLook;
}

export function ListingCards({ rows, isStale, look, ...rowProps }: Props) {
  const t = useListingsText();
  return (
    <CardGrid
      role="list"
      $stale={isStale}
      $look={look}
      aria-label={t('listings.list.label')}
      aria-busy={isStale || undefined}
    >
      {rows.map((row, at) => (
        <ListingCard key={row.vehicleId} {...toRowProps(rowProps, row)} isFirst={at < 4} />
      ))}
    </CardGrid>
  );
}
