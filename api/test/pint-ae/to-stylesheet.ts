import { element, readXml, writeXml, type Element } from '../../src/domains/billing/e-invoices/pint-ae/xml';

const XSL = 'http://www.w3.org/1999/XSL/Transform';

const findChildren = (parent: Element, name: string): readonly Element[] =>
  parent.children.filter((child) => child.name === name);
const read = ({ attributes }: Element, name: string): string => attributes[name] ?? '';

/** `//cac:TaxTotal` is the same wherever it is written: it is looked up once for a document. */
const fromAnywhere = /(^|[\s(!=|])\/\/(ca|cb)c:(\w+)/g;

function hoist(test: string, names: Set<string>): string {
  return test.replace(fromAnywhere, (_, before: string, prefix: string, name: string) => {
    names.add(`${prefix}c:${name}`);
    return `${before}$all.${prefix}c.${name}`;
  });
}

const descend = (mode: string): Element => element('xsl:apply-templates', [], { select: '@*|*', mode });

/** Of the rules of a pattern only the first that fits applies to an element, so it has the highest priority. */
function toTemplates(pattern: Element, mode: string, names: Set<string>): Element[] {
  const rules = findChildren(pattern, 'rule');
  const templates = rules.map((rule, at) =>
    element(
      'xsl:template',
      [
        ...findChildren(rule, 'let').map((variable) =>
          element('xsl:variable', [], { name: read(variable, 'name'), select: read(variable, 'value') }),
        ),
        ...findChildren(rule, 'assert').map((assert) =>
          element('xsl:if', [element('xsl:text', `${read(assert, 'id')}\n`)], {
            test: `not(${hoist(read(assert, 'test'), names)})`,
          }),
        ),
        descend(mode),
      ],
      { match: read(rule, 'context'), mode, priority: String(rules.length - at) },
    ),
  );
  const rest = element('xsl:template', [descend(mode)], { match: '*|/', mode, priority: '-1' });
  return [...templates, rest, element('xsl:template', [], { match: '@*', mode, priority: '-1' })];
}

/**
 * A stylesheet that names the failed assertions of a document, one a line. It covers what the rules of PINT AE use
 * of ISO Schematron: patterns, rules, assertions, variables, namespaces and XSLT functions.
 * @throws TypeError for anything that is no schema
 */
export function toStylesheet(schematron: string): string {
  const schema = readXml(schematron);
  if (schema?.name !== 'schema') throw new TypeError('This is no Schematron schema.');
  const names = new Set<string>();
  const patterns = findChildren(schema, 'pattern');
  const templates = patterns.flatMap((pattern, at) => toTemplates(pattern, `pattern-${at}`, names));
  const namespaces = findChildren(schema, 'ns').map((ns) => [`xmlns:${read(ns, 'prefix')}`, read(ns, 'uri')]);
  const stylesheet = element(
    'xsl:stylesheet',
    [
      element('xsl:output', [], { method: 'text' }),
      ...findChildren(schema, 'xsl:function'),
      ...[...names].map((name) =>
        element('xsl:variable', [], { name: `all.${name.replace(':', '.')}`, select: `//${name}` }),
      ),
      ...templates,
      element(
        'xsl:template',
        patterns.map((_, at) => element('xsl:apply-templates', [], { select: '/', mode: `pattern-${at}` })),
        { match: '/' },
      ),
    ],
    {
      version: '3.0',
      'xmlns:xsl': XSL,
      // A function of the rules uses this prefix without declaring it.
      'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
      ...(Object.fromEntries(namespaces) as Record<string, string>),
    },
  );
  return writeXml(stylesheet);
}
