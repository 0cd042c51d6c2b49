import type { VehicleDamage } from '@portal/shared/contract';
import { formatDateTime, formatList } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card, FieldRow, Stack, Text, TextField } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import { useDescribeAssumptions } from '../hooks/useDescribeAssumptions';
import { useDescribeCondition } from '../hooks/useDescribeCondition';
import type { ShortList } from '../hooks/useShortList';
import { FuelGauge } from './FuelGauge';

interface Props {
  title: string;
  short: ShortList;
  moment: 'handover' | 'return';
  damages?: readonly VehicleDamage[] | undefined;
  isRunning: boolean;
  /** The kilometres are to be typed first. */
  isFirst?: boolean;
  /** By Enter in the kilometres: to what comes next. */
  onRead?: (() => void) | undefined;
  /** Leads to the whole list. */
  action: ReactNode;
}

/** The vehicle as known, in one line. Kilometres and fuel can be read here, the rest in the whole list. */
export function ShortListCard({
  title,
  short,
  moment,
  damages = [],
  isRunning,
  isFirst,
  onRead,
  action,
}: Props) {
  const t = useCheckListText();
  const country = useCountry().id;
  const describe = useDescribeCondition();
  const describeAssumed = useDescribeAssumptions();
  const { start, values, assumed } = short;
  const { equipment, damages: named } = describe(values, damages);
  const line = [
    values.cleanliness && t(`checkList.grade.${values.cleanliness}`),
    t('checkList.short.keys', { keys: values.keysCount ?? 0 }),
    t('checkList.short.equipment', { items: equipment }),
    named.length === 0 ? t('checkList.short.noDamage') : formatList(named.map(({ text }) => text)),
  ];
  const at = start.filledAt && formatDateTime(start.filledAt, country);
  const trackedAt = start.trackedAt && formatDateTime(start.trackedAt, country);
  const notRead = describeAssumed(assumed);
  const odometerHelp = {
    tracker: t('checkList.short.tracker', { at: trackedAt ?? '' }),
    'last-reading': t('checkList.short.lastReading'),
  };
  return (
    <Card title={title} actions={action}>
      <Stack gap={3} inert={isRunning}>
        {start.doubts.length > 0 && (
          <Banner tone="warning" title={t('checkList.short.look')}>
            {start.doubts
              .map((doubt) =>
                t(`checkList.doubt.${doubt}`, {
                  at: at ?? '',
                  trackedAt: trackedAt ?? '',
                  fuel: t('checkList.fuelOf', { eighths: start.values.fuelEighths ?? 0 }),
                }),
              )
              .join(' ')}
          </Banner>
        )}
        <FieldRow>
          <TextField
            label={t('checkList.odometer')}
            name={`odometer-${moment}`}
            inputMode="numeric"
            autoComplete="off"
            code
            autoFocus={isFirst}
            end={t('checkList.km')}
            help={assumed.odometer && odometerHelp[assumed.odometer]}
            error={short.odometerError}
            value={values.odometer}
            onChange={({ currentTarget }) => short.read({ odometer: currentTarget.value })}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && !ctrlKey && !metaKey) onRead?.();
            }}
          />
          <FuelGauge
            value={values.fuelEighths}
            error={undefined}
            help={assumed.fuel && t(`checkList.short.fuel.${moment}`)}
            onChange={(fuelEighths) => short.read({ fuelEighths })}
          />
        </FieldRow>
        <Text weight={600}>{line.filter(Boolean).join(' · ')}</Text>
        <Text tone="secondary" size={2}>
          {[
            moment === 'return'
              ? t('checkList.short.asHandover')
              : t('checkList.short.recorded', { at: at ?? '', trip: start.tripCode ?? '' }),
            notRead && t('checkList.short.notRead', { parts: notRead }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
