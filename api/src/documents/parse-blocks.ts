import { parseDocument } from 'htmlparser2';

import type { Block, Run } from './paper';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Style = Omit<Run, 'text'>;

const styles: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  b: { bold: true },
  th: { bold: true },
  em: { emphasis: true },
  i: { emphasis: true },
  u: { underline: true },
  s: { strike: true },
};
const levels: Readonly<Record<string, 1 | 2 | 3 | 4>> = { h1: 1, h2: 2, h3: 3, h4: 4 };

const isElement = (node: Node): node is Element => 'attribs' in node;

interface Place {
  readonly style: Style;
  readonly isQuote: boolean;
  readonly depth: number;
  readonly marker: string;
  /** In a heading or a cell, where paragraphs are lines. */
  readonly isInline: boolean;
}

const nothing: Place = { style: {}, isQuote: false, depth: 0, marker: '', isInline: false };

/** Runs of white space become one blank, as in a browser; there is none at either end. */
function tidied(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const before = kept.at(-1)?.text;
    const text = run.text.replace(/[^\S\n\u00a0]+/g, ' ').replace(/ ?\n ?/g, '\n');
    const joined = before === undefined || /[ \n]$/.test(before) ? text.replace(/^ /, '') : text;
    if (joined !== '') kept.push({ ...run, text: joined });
  }
  const last = kept.at(-1);
  if (last !== undefined) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() };
  return kept.filter(({ text }) => text !== '');
}

/** Reads the HTML that `cleanTerms` allows; of any other HTML only the text. */
export function parseBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let open: Run[] = [];

  const close = ({ isQuote, depth, marker }: Place) => {
    const runs = tidied(open);
    open = [];
    if (runs.length === 0) return;
    blocks.push(depth > 0 ? { kind: 'item', depth, marker, runs } : { kind: 'paragraph', isQuote, runs });
  };
  const parseInline = (nodes: readonly Node[], style: Style): Run[] => {
    const outer = open;
    open = [];
    for (const node of nodes) walk(node, { ...nothing, style, isInline: true });
    const runs = tidied(open);
    open = outer;
    return runs;
  };
  const list = (node: Element, place: Place, ordered: boolean, start: number) => {
    close(place);
    let number = start;
    for (const child of node.children) {
      if (!isElement(child) || child.name !== 'li') continue;
      const inside: Place = { ...place, depth: place.depth + 1, marker: ordered ? `${number}.` : '•' };
      number += 1;
      const before = blocks.length;
      for (const inner of child.children)
        walk(inner, blocks.length > before ? { ...inside, marker: '' } : inside);
      close(blocks.length > before ? { ...inside, marker: '' } : inside);
    }
  };

  function walk(node: Node, place: Place): void {
    if (node.type === 'text') open.push({ text: node.data.replaceAll('\n', ' '), ...place.style });
    if (!isElement(node)) return;
    const { name, children, attribs } = node;
    const all = (next: Place) => children.forEach((child) => walk(child, next));
    if (place.isInline && name !== 'br') {
      if (open.length > 0 && /^(p|li|h\d|tr|blockquote)$/.test(name)) open.push({ text: '\n' });
      all({ ...place, style: { ...place.style, ...styles[name] } });
      return;
    }
    const level = levels[name];
    if (level !== undefined) {
      close(place);
      const runs = parseInline(children, place.style);
      if (runs.length > 0) blocks.push({ kind: 'heading', level, runs });
    } else if (name === 'ul' || name === 'ol')
      list(node, place, name === 'ol', Number(attribs['start'] ?? 1) || 1);
    else if (name === 'br') open.push({ text: '\n', ...place.style });
    else if (name === 'hr') {
      close(place);
      blocks.push({ kind: 'rule' });
    } else if (name === 'tr') {
      close(place);
      const cells = children.flatMap((cell) =>
        isElement(cell) ? [parseInline(cell.children, { ...place.style, ...styles[cell.name] })] : [],
      );
      blocks.push({
        kind: 'row',
        isHeader: children.some((cell) => isElement(cell) && cell.name === 'th'),
        cells,
      });
    } else if (name === 'p' || name === 'blockquote') {
      close(place);
      const inside = name === 'blockquote' ? { ...place, isQuote: true } : place;
      all(inside);
      close(inside);
    } else if (name === 'a')
      all({
        ...place,
        style: { ...place.style, underline: true, ...(attribs['href'] && { href: attribs['href'] }) },
      });
    else all({ ...place, style: { ...place.style, ...styles[name] } });
  }

  for (const node of parseDocument(html).children) walk(node, nothing);
  close(nothing);
  return blocks;
}
