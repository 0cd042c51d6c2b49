import { tripLevels, type TripLevel } from '@portal/shared/contract';
import { StepList } from '../../../../layout/StepList';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { LevelsFilled } from '../../model/levels';

interface Props {
  levels: LevelsFilled | undefined;
  current: TripLevel;
  /** Before a vehicle is chosen there is no trip, and no other level to open. */
  isNew: boolean;
}

/** The five levels: which are filled, the current one, and links to each. */
export function TripSteps({ levels, current, isNew }: Props) {
  const t = useTripFormText();
  return (
    <StepList
      label={t('trip.steps')}
      filledText={t('trip.level.filled')}
      current={current}
      steps={tripLevels.map((level) => ({
        id: level,
        label: t(`trip.level.${level}`),
        isFilled: levels?.[level] === true,
        to: isNew ? undefined : `?step=${level}`,
      }))}
    />
  );
}
