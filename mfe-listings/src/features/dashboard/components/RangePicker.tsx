import { Inline, SelectField } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { RangeChoice } from '../hooks/useRange';
import { presets, type Preset } from '../model/range';
import { OwnDays } from './OwnDays';

const Choice = styled.div`
  inline-size: 11rem;
`;

export function RangePicker({ choice }: { choice: RangeChoice }) {
  const t = useDashboardText();
  const { range } = choice;
  return (
    <Inline align="start" justify="end">
      <Choice>
        <SelectField
          hideLabel
          label={t('dashboard.range')}
          value={range.preset}
          options={presets.map((preset) => ({ value: preset, label: t(`dashboard.range.${preset}`) }))}
          onChange={({ currentTarget }) => choice.choose(currentTarget.value as Preset)}
        />
      </Choice>
      {range.preset === 'custom' && <OwnDays choice={choice} />}
    </Inline>
  );
}
