import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { getTextDirection } from '../direction';
import type { Block } from '../paper';
import { styles } from './styles';
import { Words } from './words';

const sizes = { 1: 13, 2: 11.5, 3: 10.5, 4: 9.5 } as const;

function Item({ block }: { readonly block: Extract<Block, { kind: 'item' }> }): ReactNode {
  const isTurned = getTextDirection(block.runs.map(({ text }) => text).join('')) === 'rtl';
  const indent = (block.depth - 1) * 16;
  return (
    <View
      style={[
        styles.item,
        isTurned ? { flexDirection: 'row-reverse', paddingRight: indent } : { paddingLeft: indent },
      ]}
    >
      <Words runs={block.marker} style={[styles.marker, isTurned ? { textAlign: 'left' } : {}]} />
      <Words runs={block.runs} style={styles.itemText} />
    </View>
  );
}

function TermsBlock({ block }: { readonly block: Block }): ReactNode {
  if (block.kind === 'rule') return <View style={styles.rule} />;
  if (block.kind === 'item') return <Item block={block} />;
  if (block.kind === 'row')
    return (
      <View style={block.isHeader ? styles.tableHead : styles.tableRow} wrap={false}>
        {block.cells.map((cell, at) => (
          <Words key={at} runs={cell} style={[styles.cell, { flexGrow: 1 }]} />
        ))}
      </View>
    );
  if (block.kind === 'heading')
    return (
      <View minPresenceAhead={30}>
        <Words
          runs={block.runs}
          style={{ fontSize: sizes[block.level], fontWeight: 700, marginTop: 6, marginBottom: 3 }}
        />
      </View>
    );
  return <Words runs={block.runs} style={block.isQuote ? styles.quote : styles.paragraph} />;
}

export const Terms = ({ blocks }: { readonly blocks: readonly Block[] }): ReactNode =>
  blocks.length === 0 ? null : (
    <View style={styles.terms}>
      {blocks.map((block, at) => (
        <TermsBlock key={at} block={block} />
      ))}
    </View>
  );
