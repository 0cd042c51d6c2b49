import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';

interface Props {
  readonly height: number;
  readonly children: ReactNode;
}

/** Axes run from the left in every language: SVG would hang their words on the wrong side. */
export function LeftToRight({ height, children }: Props) {
  return (
    <div dir="ltr">
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </div>
  );
}
