import { StyleSheet } from '@react-pdf/renderer';

import type { SecondLanguage } from '../words/paper-words';
import { families } from './fonts';

const [ink, faint, line, wash] = ['#16202e', '#5b6775', '#d4dae1', '#f3f5f8'];

// The library multiplies a line height with a font size of the same style, and takes 18 where there is none.
const lines = { fontSize: 9.5, lineHeight: 1.4 };

export const styles = StyleSheet.create({
  // No line height here: with one, texts that each page writes again (its number) are left out.
  // The library accepts a list of families, although its types do not say so.
  page: {
    fontFamily: families as unknown as string,
    fontSize: 9.5,
    color: ink,
    paddingTop: 36,
    paddingBottom: 54,
    paddingHorizontal: 40,
  },
  header: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 16 },
  issuer: { flexDirection: 'row', gap: 10, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  logo: { width: 48, height: 48, objectFit: 'contain' },
  issuerName: { fontSize: 13, fontWeight: 700, lineHeight: 1.3 },
  issuerText: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  quiet: { color: faint },
  titles: { alignItems: 'flex-end', flexShrink: 0, maxWidth: 220 },
  title: { fontSize: 16, fontWeight: 700, lineHeight: 1.3 },
  secondTitle: { fontSize: 13, fontWeight: 700, lineHeight: 1.4 },
  groups: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', marginBottom: 4 },
  group: { width: '48.5%', marginBottom: 10 },
  wideGroup: { width: '100%', marginBottom: 8 },
  sides: { flexDirection: 'row', justifyContent: 'space-between' },
  side: { width: '48.5%' },
  heading: { fontSize: 10.5, fontWeight: 700, marginBottom: 3 },
  fact: {
    flexDirection: 'row',
    gap: 8,
    paddingTop: 1.5,
    paddingBottom: 3,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
  },
  label: { width: '38%', color: faint, ...lines },
  value: { width: '62%', ...lines },
  table: { marginBottom: 12 },
  tableHead: {
    flexDirection: 'row',
    backgroundColor: wash,
    paddingVertical: 3,
    paddingHorizontal: 4,
    fontWeight: 700,
  },
  cellText: lines,
  tableRow: {
    flexDirection: 'row',
    paddingTop: 2,
    paddingBottom: 4.5,
    paddingHorizontal: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
  },
  cell: { flexBasis: 0, paddingRight: 6, ...lines },
  figure: { flexBasis: 0, textAlign: 'right', ...lines },
  total: { flexDirection: 'row', justifyContent: 'flex-end', paddingVertical: 2, paddingHorizontal: 4 },
  totalLabel: { width: 190, textAlign: 'right', color: faint },
  secondTotalLabel: { width: 150, textAlign: 'right', color: faint },
  totalValue: { width: 110, textAlign: 'right' },
  strong: { fontWeight: 700, color: ink },
  code: { flexDirection: 'row', gap: 16, marginBottom: 12 },
  // 5 cm: a code of 1,200 characters can be read from paper.
  codePicture: { width: 142, height: 142 },
  codeFacts: { flexGrow: 1, flexBasis: 0 },
  terms: { marginTop: 4, marginBottom: 8 },
  paragraph: { marginBottom: 5, ...lines },
  quote: { marginBottom: 5, ...lines, paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: line },
  item: { flexDirection: 'row', gap: 6, marginBottom: 3 },
  marker: { width: 16, textAlign: 'right', ...lines },
  itemText: { flex: 1, ...lines },
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
  footer: { position: 'absolute', bottom: 30, left: 40, right: 40, fontSize: 8, color: faint },
  // Under the name, which may be as wide as the page.
  pageNumber: { bottom: 16, textAlign: 'right' },
  mark: {
    position: 'absolute',
    top: 360,
    left: 0,
    right: 0,
    fontWeight: 700,
    opacity: 0.06,
    transform: 'rotate(-30deg)',
  },
  markText: { textAlign: 'center', fontSize: 110, color: '#16202e' },
});

/** A single Hindi word has no letter of the Latin font, which is higher. */
const raised = { paddingTop: 2.4 };

/** Where a text of a second language begins. */
export function getSecondStyle(second: SecondLanguage, text: string) {
  if (second === 'ar') return { textAlign: 'right' as const };
  return /[ -~]/.test(text) ? {} : raised;
}
