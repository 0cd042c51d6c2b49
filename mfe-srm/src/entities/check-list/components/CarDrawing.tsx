import { useCountry } from '@portal/shared/portal';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { listZoneShapes, viewBox } from '../model/drawing';
import type { Zone } from '../model/equipment';
import { isDamaged, type CheckListValues } from '../model/values';
import { conditionTone } from './condition-tone';

const Svg = styled.svg`
  display: block;
  inline-size: min(100%, 20rem);
  margin-inline: auto;
  direction: ltr;
`;
const Part = styled.g<{ $tone: 'neutral' | 'warning' | 'danger'; $acts: boolean }>`
  cursor: ${({ $acts }) => ($acts ? 'pointer' : 'default')};
  outline: none;
  & > path {
    fill: ${({ $tone }) => ($tone === 'neutral' ? 'var(--color-surface-2)' : `var(--color-${$tone}-soft)`)};
    stroke: ${({ $tone }) => ($tone === 'neutral' ? 'var(--color-line-strong)' : `var(--color-${$tone})`)};
    stroke-width: ${({ $tone }) => ($tone === 'neutral' ? 1 : 1.6)};
    stroke-linejoin: round;
  }
  &:hover > path {
    ${({ $acts }) => $acts && 'fill: var(--color-brand-soft);'}
  }
  &:focus-visible > path {
    stroke: var(--color-focus);
    stroke-width: 3;
  }
  & > circle {
    fill: ${({ $tone }) => `var(--color-${$tone === 'neutral' ? 'ink-3' : `${$tone}-ink`})`};
  }
  & > text {
    fill: var(--color-surface);
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

interface Props {
  values: CheckListValues;
  /** Without it the drawing is read-only. */
  onZone?: (zone: Zone) => void;
}

/** The vehicle from above. Each zone is a button with its name and condition. */
export function CarDrawing({ values, onZone }: Props) {
  const t = useCheckListText();
  const country = useCountry().id;
  return (
    <Svg viewBox={viewBox} role={onZone ? 'group' : 'img'} aria-label={t('checkList.drawing')}>
      {listZoneShapes(country).map(
        ([
          zone,
          {
            paths,
            mark: [x, y],
          },
        ]) => {
          const state = values.zones[zone];
          const condition = t(`checkList.condition.${state.condition}`);
          const isMarked = isDamaged(state);
          const press = ({ key, preventDefault }: { key: string; preventDefault: () => void }) => {
            if (key !== 'Enter' && key !== ' ') return;
            preventDefault();
            onZone?.(zone);
          };
          const acts = onZone
            ? {
                role: 'button',
                tabIndex: 0,
                'aria-haspopup': 'dialog' as const,
                'aria-label': t('checkList.zoneButton', { zone: t(`checkList.zone.${zone}`), condition }),
                onClick: () => onZone(zone),
                onKeyDown: (event: KeyboardEvent) =>
                  press({ key: event.key, preventDefault: () => event.preventDefault() }),
              }
            : {};
          return (
            <Part
              key={zone}
              {...acts}
              $tone={isMarked ? conditionTone[state.condition] : 'neutral'}
              $acts={Boolean(onZone)}
            >
              <title>{`${t(`checkList.zone.${zone}`)}: ${condition}`}</title>
              {paths.map((path) => (
                <path key={path} d={path} />
              ))}
              {isMarked && (
                <>
                  <circle cx={x} cy={y} r={9} />
                  <text x={x} y={y} aria-hidden>
                    {state.condition === 'none' ? '\u2022' : t(`checkList.letter.${state.condition}`)}
                  </text>
                </>
              )}
            </Part>
          );
        },
      )}
    </Svg>
  );
}
