/** An object or list literal that is spread on the spot only packs lines: its entries are written out instead. */
export const packingSpreads = [
  {
    selector: 'SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
    message: 'Write the properties out: a literal that is spread on the spot only packs lines.',
  },
  {
    selector:
      'ArrayExpression > SpreadElement > ArrayExpression, ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression',
    message: 'Write the items out: a literal that is spread on the spot only packs lines.',
  },
];
