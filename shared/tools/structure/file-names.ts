import ts from 'typescript';

/** Files whose name is a convention, not that of an export. */
const conventions: readonly RegExp[] = [
  // What every domain, remote or page has one of.
  /(?:^|\/)(?:index|main|prerender|routes|remote|source|paths|server|app)\.tsx?$/,
  // The name of a migration is its key in the database.
  /\/migrations\//,
  // A table's writer, and the endpoints and entities of the contract by their noun.
  /-repository\.ts$/,
  /\/contract\/(?:endpoints|entities)\//,
];

/** The names of the values that a module declares and exports. Types and re-exports do not count. */
export function listExportedValues(source: string): string[] {
  const tree = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, false);
  return tree.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name ? [statement.name.text] : [];
    return [];
  });
}

/** `load-demo-desk` and `loadDemoDesk` have load, demo and desk; a plural counts as its singular. */
const listWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));

/**
 * Whether a module with one exported value is named after it: the words of the file are words of the export or of the folders
 * around it. `trips/status/start.ts` may export `startTrip`, and not `moveVehicle`. Modules with several exports pass.
 */
export function isNamedAfterExport(file: string, source: string): boolean {
  if (conventions.some((convention) => convention.test(file))) return true;
  const [name, ...others] = listExportedValues(source);
  if (name === undefined || others.length > 0) return true;
  const folders = file.split('/');
  const stem = (folders.pop() ?? '').replace(/\.\w+$/, '');
  const known = new Set([...listWords(name), ...folders.flatMap(listWords)]);
  const words = listWords(stem);
  return words.every((word) => known.has(word)) && words.some((word) => listWords(name).includes(word));
}
