import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element with either a text or elements. Comments and processing instructions are not read. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string | null;
  readonly children: readonly Element[];
}

/** How fast-xml-parser keeps the order of elements: one key is the name, `:@` are the attributes. */
type Ordered = Record<string, unknown>;
const ATTRIBUTES = ':@';
const TEXT = '#text';

const settings = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Values stay as they are written: `1.10` is not a number yet.
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Characters by their number are characters too.
  htmlEntities: true,
} as const;

/** Whether XML 1.0 can carry a character: no control characters, no halves of a pair. */
const isAllowed = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 0x20 && !/\s/.test(character);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return !isControl && !isHalf && code !== 0xfffe && code !== 0xffff;
};

/** A person's text as XML can carry it, on one line. */
export const cleanText = (text: string): string =>
  [...text].filter(isAllowed).join('').replace(/\s+/g, ' ').trim();

export const element = (
  name: string,
  content: string | readonly (Element | null)[],
  attributes: Readonly<Record<string, string>> = {},
): Element =>
  typeof content === 'string'
    ? { name, attributes, text: content, children: [] }
    : { name, attributes, text: null, children: content.filter((child) => child !== null) };

const toOrdered = ({ name, attributes, text, children }: Element): Ordered => ({
  [name]: text === null ? children.map(toOrdered) : [{ [TEXT]: text }],
  ...(Object.keys(attributes).length > 0 && { [ATTRIBUTES]: attributes }),
});

/** The document as indented UTF-8 text. */
export function writeXml(root: Element): string {
  const builder = new XMLBuilder({ ...settings, format: true, indentBy: '  ' });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([toOrdered(root)]).trim()}\n`;
}

function toElement(node: Ordered): Element[] {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined || name === TEXT || name.startsWith('?')) return [];
  const content = node[name] as Ordered[];
  const children = content.flatMap(toElement);
  const text = content.map((part) => (TEXT in part ? String(part[TEXT]) : '')).join('');
  const attributes = (node[ATTRIBUTES] ?? {}) as Record<string, string>;
  // Text next to elements is kept, because it makes the document invalid.
  return [{ name, attributes, children, text: children.length > 0 && text.trim() === '' ? null : text }];
}

/** The root of a document; null where it is not well formed, or declares entities. */
export function readXml(xml: string): Element | null {
  if (xml.includes('<!') && /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  if (XMLValidator.validate(xml) !== true) return null;
  const nodes = new XMLParser(settings).parse(xml) as Ordered[];
  const roots = nodes.flatMap(toElement);
  return roots.length === 1 ? (roots[0] ?? null) : null;
}
