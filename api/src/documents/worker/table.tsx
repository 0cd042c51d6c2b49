import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { readFirst, type PaperColumn, type PaperTable, type PaperText } from '../paper';
import type { SecondLanguage } from '../words/paper-words';
import { Sides } from './facts';
import { getSecondStyle, styles } from './styles';
import { Words } from './words';

type InLanguages = { readonly second: SecondLanguage | null };

const getCellStyle = ({ isFigure, share }: PaperColumn) => [
  isFigure ? styles.figure : styles.cell,
  { flexGrow: share },
];

/** A cell; a translation is under the English text. */
function Cell({
  text,
  column,
  second,
}: InLanguages & { readonly text: PaperText; readonly column: PaperColumn }): ReactNode {
  if (second === null || typeof text === 'string')
    return <Words runs={readFirst(text)} style={getCellStyle(column)} keepAlignment />;
  return (
    <View style={getCellStyle(column)}>
      <Words runs={text.text} style={styles.cellText} keepAlignment />
      <Words
        runs={text.second}
        style={[
          styles.cellText,
          column.isFigure ? { textAlign: 'right' } : getSecondStyle(second, text.second),
        ]}
        keepAlignment
      />
    </View>
  );
}

function Total({
  total: { label, value, isStrong = false },
  second,
}: InLanguages & { readonly total: PaperTable['totals'][number] }): ReactNode {
  const strong = isStrong ? styles.strong : {};
  return (
    <View style={styles.total}>
      <Text style={[styles.totalLabel, strong]}>{readFirst(label)}</Text>
      {second === null ? null : (
        <Words
          runs={typeof label === 'string' ? '' : label.second}
          style={[styles.secondTotalLabel, strong]}
          keepAlignment
        />
      )}
      <Text style={[styles.totalValue, strong]}>{readFirst(value)}</Text>
    </View>
  );
}

function TableHeading({ heading, second }: InLanguages & { readonly heading: PaperText }): ReactNode {
  if (second === null) return <Text style={styles.heading}>{readFirst(heading)}</Text>;
  return <Sides text={heading} second={second} style={styles.heading} />;
}

/** Its head stands on each page it goes on to. */
export function Table({
  table: { heading, columns, rows, totals },
  second,
}: InLanguages & { readonly table: PaperTable }): ReactNode {
  return (
    <View style={styles.table}>
      {heading === undefined ? null : <TableHeading heading={heading} second={second} />}
      <View style={styles.tableHead} fixed>
        {columns.map((column, at) => (
          <Cell key={at} text={column.header} column={column} second={second} />
        ))}
      </View>
      {rows.map((row, at) => (
        <View key={at} style={styles.tableRow} wrap={false}>
          {columns.map((column, place) => (
            <Cell key={place} text={row[place] ?? ''} column={column} second={second} />
          ))}
        </View>
      ))}
      <View wrap={false}>
        {totals.map((total, at) => (
          <Total key={at} total={total} second={second} />
        ))}
      </View>
    </View>
  );
}
