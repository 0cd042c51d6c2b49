import { useCountry } from '@portal/shared/portal';
import { Button, FieldRow, Inline, Stack, Text } from '@portal/shared/ui';
import { MomentField } from '../../../../components/MomentField';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { PeriodField } from '../../hooks/usePeriodField';
import { presets } from '../../model/period';

const names = Object.keys(presets) as (keyof typeof presets)[];

interface Props {
  field: PeriodField;
  /** The server's error for it. */
  error?: string | undefined;
}

/** From when to when, in the company's time. */
export function PeriodFields({ field, error }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const { problem, text } = field;
  const problemText = problem && t(`trip.period.problem.${problem}`);
  const isOfEnd = problem !== null && problem !== 'start';
  return (
    <Stack gap={3}>
      <FieldRow>
        <MomentField
          name="bookingStartDate"
          label={t('trip.period.start')}
          text={text.start}
          value={text.start}
          error={problem === 'start' ? (problemText ?? undefined) : error}
          onChange={({ currentTarget }) => field.setStart(currentTarget.value)}
        />
        <MomentField
          name="bookingEndDate"
          label={t('trip.period.end')}
          text={text.end}
          value={text.end}
          min={text.start}
          error={isOfEnd ? (problemText ?? undefined) : undefined}
          onChange={({ currentTarget }) => field.setEnd(currentTarget.value)}
        />
      </FieldRow>
      <Inline gap={2} role="group" aria-label={t('trip.period.presets')}>
        {names.map((name) => (
          <Button key={name} size="sm" onClick={() => field.last(presets[name])}>
            {t(`trip.period.${name}`)}
          </Button>
        ))}
        <Text tone="muted" size={2}>
          {t(`trip.period.clocks.${country}`)}
        </Text>
      </Inline>
    </Stack>
  );
}
