import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { encode } from 'uqr';

import type { Paper } from '../paper';
import { styles } from './styles';
import { Words } from './words';

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

/** A QR code with facts next to it. */
export function Code({ code }: { readonly code: NonNullable<Paper['code']> }): ReactNode {
  const { data, size } = encode(code.text, { border: 4, ecc: 'L' });
  return (
    <View style={styles.code} wrap={false}>
      <Svg viewBox={`0 0 ${size} ${size}`} style={styles.codePicture}>
        <Path d={toPath(data)} fill="#000000" />
      </Svg>
      <View style={styles.codeFacts}>
        <Text style={styles.heading}>{code.heading}</Text>
        {code.facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Words runs={value} style={styles.value} keepAlignment />
          </View>
        ))}
      </View>
    </View>
  );
}
