import styled from 'styled-components';
import { useCalendarText } from '../../../messages/useCalendarText';
import type { Standing } from '../model/bars';
import { StandingIcon } from './StandingIcon';
import { standingStyle } from './standing-style';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-1);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    padding: 1px 8px;
    border-radius: var(--radius-1);
    ${standingStyle}
  }
`;
const shown: readonly Standing[] = [
  'DRAFT',
  'RESERVED',
  'ONGOING',
  'DUE_TODAY',
  'OVERDUE',
  'COMPLETED',
  'maintenance',
  'own_use',
];

export function Legend() {
  const t = useCalendarText();
  return (
    <List aria-label={t('calendar.legend')}>
      {shown.map((standing) => (
        <li key={standing} data-standing={standing}>
          <StandingIcon standing={standing} />
          {t(`calendar.standing.${standing}`)}
        </li>
      ))}
    </List>
  );
}
