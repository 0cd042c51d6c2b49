import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { buildApiReports, reportsFolder } from './build-api-reports';
import { createProgram, describeEntryPoint } from './describe-entry-point';

// The compiler reads all of shared.
jest.setTimeout(120_000);

const files = readdirSync(resolveFromRoot(reportsFolder));
const kept = new Map(files.map((file) => [file, readFileSync(resolveFromRoot(reportsFolder, file), 'utf8')]));

test('the kept reports say what the shared package offers; `npm run api-reports` writes them', () => {
  const built = buildApiReports();
  expect([...built.keys()].sort()).toEqual([...kept.keys()].sort());
  const changed = [...built].filter(([file, text]) => kept.get(file) !== text).map(([file]) => file);
  expect(changed).toEqual([]);
});

describe('a report', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-report-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function describeSource(source: string): string {
    const file = path.join(folder, `entry-${Math.abs(source.length)}.ts`);
    writeFileSync(file, source);
    return describeEntryPoint(createProgram([file], resolveFromRoot('tsconfig.json')), file);
  }

  test('shows types, values, and the fields of what a function takes', () => {
    const source = `
      /** A comment. */
      export type Size = 'sm' | 'md';
      interface Props { size?: Size; readonly label: string }
      export const limit = 3;
      export function draw(props: Props): string { return props.label; }
      export class Store { #hidden = 1; private inner = 2; constructor(readonly name: string) {} read(): number { return this.#hidden + this.inner; } }
    `;
    expect(describeSource(source)).toBe(
      [
        "type Size = 'sm' | 'md';\n",
        'class Store {\n    constructor(name: string): Store;\n    read: () => number;\n}\n',
        'function draw(props: Props): string;\n    size?: Size\n    label: string\n',
        'const limit: 3;\n',
      ].join('\n'),
    );
  });

  test('is the same for another body, and another for another field', () => {
    const write = (field: string, body: string) =>
      `interface Props { ${field}: string }\nexport function draw(props: Props): string { ${body} }\n`;
    const first = describeSource(write('label', 'return props.label;'));
    expect(describeSource(write('label', "return props.label + '!';"))).toBe(first);
    expect(describeSource(write('title', 'return props.title + 1;'))).not.toBe(first);
  });

  test('names the types of parameters, results and values as they are written', () => {
    const source = `
      type Size = 'sm' | 'md';
      export const sizes: readonly Size[] = ['sm'];
      export function fit<Item extends object>(item: Item, size: Size = 'sm', ...more: Size[]): Size { return more[0] ?? size; }
    `;
    expect(describeSource(source)).toBe(
      [
        'function fit<Item extends object>(item: Item, size?: Size, ...more: Size[]): Size;\n',
        'const sizes: readonly Size[];\n',
      ].join('\n'),
    );
  });

  test('is the same for a further field in the middle of a long record', () => {
    const write = (count: number) => {
      const fields = Array.from({ length: count }, (_, index) => `fieldWithALongName${100 + index}: 'value'`);
      return `export const record = { ${fields.join(', ')}, last: 'value' };\n`;
    };
    const report = describeSource(write(40));
    expect(report).toContain('... more ...');
    expect(describeSource(write(41))).toBe(report);
  });
});
