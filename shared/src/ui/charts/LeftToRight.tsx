import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import styled from 'styled-components';

/** Each label is a separate sentence: in Arabic, "5 يناير" begins on the right. */
const Axes = styled.div`
  text,
  p,
  li {
    unicode-bidi: plaintext;
  }
  /* The label of the first column is wider than the room before it, where the numbers are short. */
  & .recharts-surface {
    overflow: visible;
  }
`;

interface Props {
  readonly height: number;
  readonly children: ReactNode;
}

/** Axes run from the left in every language: SVG would place their text on the wrong side. */
export function LeftToRight({ height, children }: Props) {
  return (
    <Axes dir="ltr">
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </Axes>
  );
}
