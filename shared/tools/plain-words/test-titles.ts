import ts from 'typescript';

/** A test, with the titles of the groups around it. */
export interface TestTitle {
  /** The line of the call, from 1. */
  readonly line: number;
  readonly groups: readonly string[];
  readonly title: string;
}

const groupNames = new Set(['describe']);
const testNames = new Set(['it', 'test']);

/** `test`, `test.each(rows)` and `test.describe` by their first and last names. */
function readCallNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...readCallNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return readCallNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return readCallNames(callee.tag);
  return [];
}

/** The text of a title; values that are filled in become `…`. Undefined for a title that is computed. */
function readTitle(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return undefined;
}

/** The tests of a source text, in order. Tests whose titles are computed are left out. */
export function listTestTitles(file: string, source: string): TestTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TestTitle[] = [];
  visit(tree, []);
  return found;

  function visit(node: ts.Node, groups: readonly string[]): void {
    let inside = groups;
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const names = readCallNames(node.expression);
      const title = readTitle(node.arguments[0]);
      const isGroup = names.some((name) => groupNames.has(name));
      if (title !== undefined && isGroup) inside = [...groups, title];
      else if (title !== undefined && names[0] !== undefined && testNames.has(names[0]) && isTest(names)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        found.push({ line: line + 1, groups, title });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }
}

/** `test.step` and `test.use` are no tests; `test.each`, `test.only` are. */
const isTest = (names: readonly string[]): boolean =>
  names.slice(1).every((name) => ['each', 'only', 'concurrent', 'fails'].includes(name));
