import { formatDateTime } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { ageText } from '../../model/dates';
import type { Row } from '../../model/row';
import { Cell, wide } from './cell';

const Box = styled(Cell)`
  color: var(--color-ink-2);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  &::before {
    content: attr(data-label) ' ';
    color: var(--color-ink-3);
  }
  ${wide} {
    text-align: end;
    &::before {
      content: none;
    }
  }
`;

export function DateCell({ row: { enquiry } }: { row: Row }) {
  const t = useText();
  const { id: country } = useCountry();
  const clock = useServerClock();
  const { createdAt } = enquiry;
  return (
    <Box $name="date" role="gridcell" data-label={t('enquiries.column.date')}>
      <time dateTime={createdAt} title={ageText(createdAt, clock.now(), country, t)}>
        <bdi>{formatDateTime(createdAt, country) || t('enquiries.notAvailable')}</bdi>
      </time>
    </Box>
  );
}
