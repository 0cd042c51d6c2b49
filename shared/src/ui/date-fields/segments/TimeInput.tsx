import { useMemo, useRef } from 'react';
import { DateInput, TimeField } from 'react-aria-components/TimeField';
import styled from 'styled-components';
import { boxStyle, inputStyle, Segment } from './segment-style';
import { readTime, writeTime } from './segment-values';
import type { SegmentsProps } from './segments-props';
import { useNativeDateField } from './useNativeDateField';
import { useSegmentGroup } from './useSegmentGroup';

const Box = styled.div`
  & > .field {
    ${boxStyle}
  }
  & .segments {
    ${inputStyle}
  }
`;

/** A time of day in segments. */
export function TimeInput(props: Omit<SegmentsProps, 'kind'>) {
  const { carrier, hasSeconds } = props;
  const group = useRef<HTMLDivElement>(null);
  const { text, write, leave } = useNativeDateField(carrier);
  const value = useMemo(() => readTime(text), [text]);
  const handlers = useSegmentGroup({
    carrier,
    group,
    onSettle: (isWhole) => {
      if (!isWhole) write('');
    },
    onLeave: leave,
  });
  return (
    <Box ref={group} {...handlers}>
      <TimeField
        className="field"
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        granularity={hasSeconds ? 'second' : 'minute'}
        value={value}
        minValue={readTime(props.min)}
        maxValue={readTime(props.max)}
        isInvalid={props.isInvalid}
        isDisabled={props.isDisabled}
        validationBehavior="aria"
        onChange={(next) => write(writeTime(next, hasSeconds))}
      >
        <DateInput className="segments">{(segment) => <Segment segment={segment} />}</DateInput>
      </TimeField>
    </Box>
  );
}
