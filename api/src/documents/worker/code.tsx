import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { encode } from 'uqr';

import { readFirst, readSecond, type Paper, type PaperText } from '../paper';
import type { SecondLanguage } from '../words/paper-words';
import { FactRow, Sides } from './facts';
import { styles } from './styles';

/** Each row's dark cells in runs, as rectangles of one path. */
function toPath(cells: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  cells.forEach((row, y) => {
    let begin = -1;
    row.forEach((isDark, x) => {
      if (isDark && begin < 0) begin = x;
      const isEnd = begin >= 0 && row[x + 1] !== true;
      if (!isEnd) return;
      parts.push(`M${begin} ${y}H${x + 1}V${y + 1}H${begin}Z`);
      begin = -1;
    });
  });
  return parts.join('');
}

/** Next to a code there is no room for a second side. */
const joinLanguages = (label: PaperText): string =>
  [...new Set([readFirst(label), readSecond(label)])].join(' · ');

/** A QR code with facts next to it. */
export function Code({
  code,
  second,
}: {
  readonly code: NonNullable<Paper['code']>;
  readonly second: SecondLanguage | null;
}): ReactNode {
  const { data, size } = encode(code.text, { border: 4, ecc: 'L' });
  return (
    <View style={styles.code} wrap={false}>
      <Svg viewBox={`0 0 ${size} ${size}`} style={styles.codePicture}>
        <Path d={toPath(data)} fill="#000000" />
      </Svg>
      <View style={styles.codeFacts}>
        {second === null ? (
          <Text style={styles.heading}>{readFirst(code.heading)}</Text>
        ) : (
          <Sides text={code.heading} second={second} style={styles.heading} />
        )}
        {code.facts.map((fact, at) => (
          <FactRow key={at} label={joinLanguages(fact.label)} value={fact.value} />
        ))}
      </View>
    </View>
  );
}
