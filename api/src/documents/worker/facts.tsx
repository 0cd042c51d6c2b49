import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { readFirst, readSecond, type Fact, type FactGroup, type PaperText } from '../paper';
import type { SecondLanguage } from '../words/paper-words';
import { getSecondStyle, styles } from './styles';
import { Words } from './words';

/** A text of each language at its own side of the page. */
export function Sides({
  text,
  second,
  style,
}: {
  readonly text: PaperText;
  readonly second: SecondLanguage;
  readonly style: (typeof styles)[keyof typeof styles];
}): ReactNode {
  return (
    <View style={styles.sides}>
      <View style={styles.side}>
        <Words runs={readFirst(text)} style={style} keepAlignment />
      </View>
      <View style={styles.side}>
        <Words
          runs={readSecond(text)}
          style={[style, getSecondStyle(second, readSecond(text))]}
          keepAlignment
        />
      </View>
    </View>
  );
}

/** One fact in English. */
export const FactRow = ({ label, value }: Fact): ReactNode => (
  <View style={styles.fact}>
    <Words runs={readFirst(label)} style={styles.label} keepAlignment />
    <Words runs={readFirst(value)} style={styles.value} keepAlignment />
  </View>
);

/** One fact at both sides: in English from the left, in Arabic from the right. */
function FactPair({ label, value, second }: Fact & { readonly second: SecondLanguage }): ReactNode {
  const parts = [
    <Words
      key="label"
      runs={readSecond(label)}
      style={[styles.label, getSecondStyle(second, readSecond(label))]}
      keepAlignment
    />,
    <Words
      key="value"
      runs={readSecond(value)}
      style={[styles.value, getSecondStyle(second, readSecond(value))]}
      keepAlignment
    />,
  ];
  return (
    <View style={styles.sides}>
      <View style={[styles.side, styles.fact]}>
        <Words runs={readFirst(label)} style={styles.label} keepAlignment />
        <Words runs={readFirst(value)} style={styles.value} keepAlignment />
      </View>
      <View style={[styles.side, styles.fact]}>{second === 'ar' ? parts.reverse() : parts}</View>
    </View>
  );
}

/** Facts under their heading: half a line wide, or a whole line where both languages have a side. */
export function Group({
  group: { heading, facts },
  second,
}: {
  readonly group: FactGroup;
  readonly second: SecondLanguage | null;
}): ReactNode {
  if (second === null)
    return (
      <View style={styles.group} wrap={false}>
        <Words runs={readFirst(heading)} style={styles.heading} keepAlignment />
        {facts.map((fact, at) => (
          <FactRow key={at} {...fact} />
        ))}
      </View>
    );
  return (
    <View style={styles.wideGroup} wrap={false}>
      <Sides text={heading} second={second} style={styles.heading} />
      {facts.map((fact, at) => (
        <FactPair key={at} {...fact} second={second} />
      ))}
    </View>
  );
}
