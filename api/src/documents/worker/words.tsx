import { Link, Text, type StyleSheet } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { getTextDirection } from '../direction';
import type { Run } from '../paper';
import { emphasised } from './fonts';

type Style = ReturnType<typeof StyleSheet.create>[string];
const turned = { direction: 'rtl', textAlign: 'right' } as const;

type PieceProps = Run & { readonly isTurned: boolean };

const getPieceStyle = ({ bold, emphasis, underline, strike, isTurned }: PieceProps) => ({
  // Not inherited from the text around it.
  ...(isTurned && { direction: 'rtl' as const }),
  ...(bold && { fontWeight: 700 as const }),
  ...(emphasis && { fontFamily: emphasised as unknown as string }),
  ...(underline && { textDecoration: 'underline' as const }),
  ...(strike && { textDecoration: 'line-through' as const }),
});

const Piece = (run: PieceProps): ReactNode =>
  run.href === undefined ? (
    <Text style={getPieceStyle(run)}>{run.text}</Text>
  ) : (
    <Link src={run.href} style={[{ color: '#16202e' }, getPieceStyle(run)]}>
      {run.text}
    </Link>
  );

interface WordsProps {
  readonly runs: readonly Run[] | string;
  readonly style?: Style | readonly Style[];
  /** In a table or next to a label the text stays at the side where its neighbours are. */
  readonly keepAlignment?: boolean;
  /** Stands on every page. */
  readonly isFixed?: boolean;
}

/** A text that begins at the side where its language begins. */
export function Words({ runs, style = {}, keepAlignment = false, isFixed = false }: WordsProps): ReactNode {
  const whole = typeof runs === 'string' ? runs : runs.map(({ text }) => text).join('');
  const isTurned = getTextDirection(whole) === 'rtl';
  const turn = keepAlignment ? { direction: 'rtl' as const } : turned;
  return (
    <Text
      fixed={isFixed}
      style={[...(Array.isArray(style) ? (style as Style[]) : [style as Style]), ...(isTurned ? [turn] : [])]}
    >
      {typeof runs === 'string'
        ? runs
        : runs.map((run, at) => <Piece key={at} {...run} isTurned={isTurned} />)}
    </Text>
  );
}
