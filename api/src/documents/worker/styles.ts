import { StyleSheet } from '@react-pdf/renderer';

import { families } from './fonts';

const [ink, faint, line, wash] = ['#16202e', '#5b6775', '#d4dae1', '#f3f5f8'];

export const styles = StyleSheet.create({
  // No line height here: with one, texts that are written for each page anew (its number) are left out.
  // The library takes a list of families, whatever its types say.
  page: {
    fontFamily: families as unknown as string,
    ...{ fontSize: 9.5, color: ink },
    ...{ paddingTop: 36, paddingBottom: 54, paddingHorizontal: 40 },
  },
  header: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 16 },
  issuer: { flexDirection: 'row', gap: 10, flexShrink: 1 },
  logo: { width: 48, height: 48, objectFit: 'contain' },
  issuerName: { fontSize: 13, fontWeight: 700, lineHeight: 1.3 },
  issuerText: { flexShrink: 1 },
  quiet: { color: faint },
  titles: { alignItems: 'flex-end', flexShrink: 0, maxWidth: 220 },
  title: { fontSize: 16, fontWeight: 700, lineHeight: 1.3 },
  groups: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', marginBottom: 4 },
  group: { width: '48.5%', marginBottom: 10 },
  heading: { fontSize: 10.5, fontWeight: 700, marginBottom: 3 },
  fact: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 1.5,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
  },
  label: { width: '38%', color: faint },
  value: { width: '62%' },
  table: { marginBottom: 12 },
  tableHead: {
    flexDirection: 'row',
    backgroundColor: wash,
    paddingVertical: 3,
    paddingHorizontal: 4,
    fontWeight: 700,
  },
  tableRow: {
    ...{ flexDirection: 'row', paddingVertical: 3, paddingHorizontal: 4 },
    ...{ borderBottomWidth: 0.5, borderBottomColor: line },
  },
  cell: { flexBasis: 0, paddingRight: 6 },
  figure: { flexBasis: 0, textAlign: 'right' },
  total: { flexDirection: 'row', justifyContent: 'flex-end', paddingVertical: 2, paddingHorizontal: 4 },
  totalLabel: { width: 190, textAlign: 'right', color: faint },
  totalValue: { width: 110, textAlign: 'right' },
  strong: { fontWeight: 700, color: ink },
  terms: { marginTop: 4, marginBottom: 8 },
  paragraph: { marginBottom: 5, lineHeight: 1.4 },
  quote: { marginBottom: 5, lineHeight: 1.4, paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: line },
  item: { flexDirection: 'row', gap: 6, marginBottom: 3 },
  marker: { width: 16, textAlign: 'right', lineHeight: 1.4 },
  itemText: { flex: 1, lineHeight: 1.4 },
  rule: { borderBottomWidth: 0.5, borderBottomColor: line, marginVertical: 6 },
  signatures: { flexDirection: 'row', gap: 28, marginTop: 12 },
  signature: { flex: 1 },
  signed: {
    height: 54,
    justifyContent: 'flex-end',
    borderBottomWidth: 0.75,
    borderBottomColor: ink,
    marginBottom: 3,
  },
  signedPicture: { height: 52, objectFit: 'contain', objectPositionX: 0 },
  notes: { marginTop: 10, color: faint },
  footer: { position: 'absolute', bottom: 24, left: 40, right: 40, fontSize: 8, color: faint },
  pageNumber: { textAlign: 'right' },
  mark: {
    ...{ position: 'absolute', top: 360, left: 0, right: 0, textAlign: 'center' },
    ...{ fontSize: 110, fontWeight: 700, color: '#16202e', opacity: 0.06, transform: 'rotate(-30deg)' },
  },
});
