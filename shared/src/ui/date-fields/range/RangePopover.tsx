import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { Button } from '../../actions/Button';
import { RangeCalendar } from '../../date/RangeCalendar';
import { OverlayLocale } from '../../overlays/OverlayLocale';
import { floatingSurface } from '../../overlays/surface';
import { DateField } from '../DateField';
import { useSegmentsText } from '../segments/useSegmentsText';

interface Props {
  label: ReactNode;
  from: string;
  to: string;
  min?: string;
  max?: string;
  opener: RefObject<HTMLElement | null>;
  onChange: (days: { from: string; to: string }) => void;
  onClose: () => void;
}

const Surface = styled(Popover)`
  ${floatingSurface}
  min-inline-size: 0;
`;

const Box = styled(Dialog)`
  display: grid;
  gap: var(--space-3);
  inline-size: min(22rem, calc(100vw - 18px));
  padding: var(--space-3);
  outline: none;
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
`;

/** Stays in sight where the month is higher than the screen. */
const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  justify-content: space-between;
  margin-block-end: calc(-1 * var(--space-3));
  padding-block: var(--space-2) var(--space-3);
  background: var(--color-surface);
`;

/** The first and last day: typed, or chosen in the month. Either may be left open. */
export function RangePopover({ label, from, to, min, max, opener, onChange, onClose }: Props) {
  const t = useSegmentsText();
  const isRange = from !== '' && to !== '' && from <= to;
  return (
    <OverlayLocale>
      <Surface
        isOpen
        triggerRef={opener}
        placement="bottom start"
        offset={4}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Box aria-label={typeof label === 'string' ? label : t('segments.days')}>
          <Ends>
            <DateField
              label={t('segments.from')}
              value={from}
              min={min}
              max={to || max}
              onChange={({ currentTarget }) => onChange({ from: currentTarget.value, to })}
            />
            <DateField
              label={t('segments.to')}
              value={to}
              min={from || min}
              max={max}
              onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value })}
            />
          </Ends>
          <RangeCalendar
            label={t('segments.days')}
            {...(min && { min })}
            {...(max && { max })}
            value={isRange ? { start: from, end: to } : null}
            onChange={({ start, end }) => onChange({ from: start, to: end })}
          />
          <Actions>
            <Button
              disabled={!from && !to}
              onClick={() => {
                onChange({ from: '', to: '' });
                onClose();
              }}
            >
              {t('segments.clear')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('segments.done')}
            </Button>
          </Actions>
        </Box>
      </Surface>
    </OverlayLocale>
  );
}
