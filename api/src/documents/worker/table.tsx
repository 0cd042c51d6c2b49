import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import type { PaperColumn, PaperTable } from '../paper';
import { styles } from './styles';
import { Words } from './words';

const getCellStyle = ({ isFigure, share }: PaperColumn) => [
  isFigure ? styles.figure : styles.cell,
  { flexGrow: share },
];

/** Its head stands on each page it goes on to. */
export function Table({
  table: { heading, columns, rows, totals },
}: {
  readonly table: PaperTable;
}): ReactNode {
  return (
    <View style={styles.table}>
      {heading === undefined ? null : <Text style={styles.heading}>{heading}</Text>}
      <View style={styles.tableHead} fixed>
        {columns.map((column, at) => (
          <Text key={at} style={getCellStyle(column)}>
            {column.header}
          </Text>
        ))}
      </View>
      {rows.map((row, at) => (
        <View key={at} style={styles.tableRow} wrap={false}>
          {columns.map((column, place) => (
            <Words key={place} runs={row[place] ?? ''} style={getCellStyle(column)} keepAlignment />
          ))}
        </View>
      ))}
      <View wrap={false}>
        {totals.map(({ label, value, isStrong = false }) => (
          <View key={label} style={styles.total}>
            <Text style={[styles.totalLabel, isStrong ? styles.strong : {}]}>{label}</Text>
            <Text style={[styles.totalValue, isStrong ? styles.strong : {}]}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
