import { useCountry } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCalendarText } from '../../../../messages/useCalendarText';
import type { Planning } from '../../hooks/usePlanMove';
import { useBarWords } from '../../hooks/useBarWords';
import type { VehicleLine } from '../../model/bars';
import { momentText } from '../../model/days';
import { findClash, type Plan } from '../../model/plan';

/** Floats over the timeline, which does not move during the drag. */
const Place = styled.div`
  position: absolute;
  inset-block-end: var(--space-4);
  inset-inline: var(--space-4);
  z-index: 5;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  max-inline-size: 44rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  &[data-taken='true'] {
    border-color: var(--color-danger);
    color: var(--color-danger-ink);
  }
  & button {
    pointer-events: auto;
  }
  &:not(:has(p:not(:empty))) {
    display: none;
  }
`;

interface Props {
  planning: Planning;
  lines: readonly VehicleLine[];
}

/** During a move: where the trip would go, whether that is possible, and what to do. */
export function PlanNotice({ planning: { plan, note, isConfirming, ask, set }, lines }: Props) {
  const t = useCalendarText();
  const text = usePlanText(lines);
  const clash = plan && findClash(lines, plan);
  return (
    <Place>
      <Card data-taken={Boolean(clash)}>
        <p role="status">{note || (plan && !isConfirming ? text(plan) : '')}</p>
        {plan && !isConfirming && !note && (
          <Inline gap={2}>
            <Button size="sm" variant="primary" onClick={() => ask(plan)}>
              {t('calendar.plan.check')}
            </Button>
            <Button size="sm" onClick={() => set(null)}>
              {t('calendar.plan.back')}
            </Button>
          </Inline>
        )}
      </Card>
    </Place>
  );
}

function usePlanText(lines: readonly VehicleLine[]) {
  const t = useCalendarText();
  const country = useCountry().id;
  const { words } = useBarWords();
  return (plan: Plan) => {
    const clash = findClash(lines, plan);
    const values = {
      code: plan.bar.trip?.tripCode ?? '',
      plate: lines.find(({ vehicleId }) => vehicleId === plan.vehicleId)?.plate ?? '',
      from: momentText(plan.start, country),
      to: momentText(plan.end, country),
    };
    if (!clash) return t('calendar.plan.free', values);
    const by = { ...values, by: words(clash), until: momentText(clash.end, country) };
    return clash.standing === 'OVERDUE' ? t('calendar.plan.takenOpen', by) : t('calendar.plan.taken', by);
  };
}
