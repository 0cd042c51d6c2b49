import { useListingsText } from '../../../../messages/useListingsText';
import { toRowProps, type RowsProps } from '../row/row-props';
import { CardGrid } from './card-style';
import { ListingCard } from './ListingCard';

export function ListingCards({ rows, isStale, ...rowProps }: RowsProps) {
  const t = useListingsText();
  return (
    <CardGrid
      role="list"
      $stale={isStale}
      aria-label={t('listings.list.label')}
      aria-busy={isStale || undefined}
    >
      {rows.map((row, at) => (
        <ListingCard key={row.vehicleId} {...toRowProps(rowProps, row)} isFirst={at < 4} />
      ))}
    </CardGrid>
  );
}
