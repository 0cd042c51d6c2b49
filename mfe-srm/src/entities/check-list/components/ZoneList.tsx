import { checkListZones } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Icon, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { findKnown, type KnownDamages } from '../model/known-damages';
import type { Zone } from '../model/equipment';
import type { CheckListValues } from '../model/values';
import { conditionTone } from './condition-tone';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-block-end: 1px solid var(--color-line);
  background: transparent;
  color: var(--color-ink-1);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-2);
  }
  & > span > small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-1);
    overflow-wrap: anywhere;
  }
`;

interface Props {
  values: CheckListValues;
  known: KnownDamages;
  onZone: (zone: Zone) => void;
}

/** The twelve zones as a list, for users who cannot use the drawing. */
export function ZoneList({ values, known, onZone }: Props) {
  const t = useCheckListText();
  const country = useCountry().id;
  return (
    <List role="list" aria-label={t('checkList.zones')}>
      {checkListZones.map((zone) => {
        const { condition, note, photos } = values.zones[zone];
        const before = findKnown(known, zone, values.zones[zone]);
        const facts = [
          before && t('checkList.knownSince', { day: formatDate(before.since, country) }),
          note,
          photos.length > 0 && t('checkList.photos', { photos: photos.length }),
        ];
        return (
          <li key={zone}>
            <Row type="button" aria-haspopup="dialog" onClick={() => onZone(zone)}>
              <span>
                {t(`checkList.zone.${zone}`)}
                {facts.some(Boolean) && <small dir="auto">{facts.filter(Boolean).join(' \u00b7 ')}</small>}
              </span>
              {condition === 'none' ? (
                // Twelve times the same word would hide the one that differs.
                <VisuallyHidden>{t('checkList.condition.none')}</VisuallyHidden>
              ) : (
                <Badge tone={conditionTone[condition]}>{t(`checkList.condition.${condition}`)}</Badge>
              )}
              <Icon name="chevron-end" />
            </Row>
          </li>
        );
      })}
    </List>
  );
}
