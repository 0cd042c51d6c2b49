import { getPreviousDays } from '../contract';
import { Inline, SelectField } from '@portal/shared/ui';
import { fromTablet } from '@portal/shared/ui/media';
import styled from 'styled-components';
import { OwnDays } from './OwnDays';
import { daysText, presets, type Preset } from './range';
import type { RangeWords } from './range-words';
import type { RangeChoice } from './useDayRange';

const Choice = styled.div`
  inline-size: 11rem;
`;

/** Reserves its place: the view made at build time knows no day. */
const Dates = styled.p`
  min-block-size: 1.4em;
  color: var(--color-ink-3);
  font-size: var(--text-1);
  line-height: 1.4;
`;

/** Next to a title its end is that of the page. */
const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  inline-size: 100%;
  @media ${fromTablet} {
    inline-size: auto;
    justify-items: end;
    text-align: end;
  }
`;

interface Props {
  choice: RangeChoice;
  words: RangeWords;
  /** The metrics of these days are loaded. */
  isKnown: boolean;
}

/** The chosen days, and the days they are compared with. */
export function RangePicker({ choice, isKnown, words }: Props) {
  const { range } = choice;
  return (
    <Box>
      <Inline align="start">
        <Choice>
          <SelectField
            hideLabel
            label={words.label}
            value={range.preset}
            options={presets.map((preset) => ({ value: preset, label: words.preset(preset) }))}
            onChange={({ currentTarget }) => choice.choose(currentTarget.value as Preset)}
          />
        </Choice>
        {range.preset === 'custom' && <OwnDays choice={choice} words={words} />}
      </Inline>
      <Dates>{isKnown && words.compared(daysText(range), daysText(getPreviousDays(range)))}</Dates>
    </Box>
  );
}
