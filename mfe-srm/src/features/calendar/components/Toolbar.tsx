import { limits } from '@portal/shared/contract';
import { isSingleKeyOn, useSearchKey } from '@portal/shared/keyboard';
import { Button, Inline, SelectField } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { SearchField } from '@portal/shared/ui/search';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useActOnMatches } from '../../../hooks/useActOnMatches';
import styled from 'styled-components';
import { useCalendarText } from '../../../messages/useCalendarText';
import { zooms, type Zoom } from '../model/scale';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  & > :first-child {
    flex: 1 1 14rem;
  }
  & button > svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

interface Props {
  search: string;
  onSearch: (text: string) => void;
  /** The bars are not yet those of what was typed. */
  isStale: boolean;
  /** To the first bar. */
  onLeave: () => void;
  /** None if only one day is shown. */
  zoom?: Zoom;
  onZoom: (zoom: Zoom) => void;
  day: string;
  onDay: (day: string) => void;
  onStep: (steps: 1 | -1) => void;
}

export function Toolbar({ search, onSearch, isStale, onLeave, zoom, onZoom, day, onDay, onStep }: Props) {
  const t = useCalendarText();
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box, isSingleKeyOn());
  const onKey = useActOnMatches(isStale, onLeave);
  return (
    <Bar role="search" aria-label={t('calendar.tools')}>
      <SearchField
        label={t('calendar.search')}
        box={box}
        aria-keyshortcuts={isSingleKeyOn() ? '/' : undefined}
        onKeyDown={(event) => {
          onKey(event.key === 'ArrowDown');
          if (event.key === 'ArrowDown') event.preventDefault();
        }}
        text={search}
        onText={onSearch}
        maxLength={limits.search.max}
      />
      {zoom && (
        <SelectField
          label={t('calendar.view')}
          value={zoom}
          options={zooms.map((one) => ({ value: one, label: t(`calendar.view.${one}`) }))}
          onChange={({ currentTarget }) => onZoom(currentTarget.value as Zoom)}
        />
      )}
      <DateField
        label={t('calendar.jump')}
        value={day}
        onChange={({ currentTarget }) => currentTarget.value && onDay(currentTarget.value)}
      />
      <Inline gap={1} wrap={false}>
        <Button onClick={() => onStep(-1)} aria-label={t('calendar.earlier')} title={t('calendar.earlier')}>
          <ChevronLeft size={16} aria-hidden />
        </Button>
        <Button onClick={() => onDay('')}>{t('calendar.today')}</Button>
        <Button onClick={() => onStep(1)} aria-label={t('calendar.later')} title={t('calendar.later')}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      </Inline>
    </Bar>
  );
}
