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

/** The names of the values that a module exports, also by `export { name }`. Types and re-exports of whole modules do not count. */
export function listExportedValues(source: string): string[] {
  const tree = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, false);
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return listNamedExports(statement);
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

function listNamedExports({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
}

/** Whether a module declares nothing and only passes on what others export, such as `ui/date.ts`. */
const isFacade = (source: string): boolean => !/^export (?!type|interface|\{|\*)/m.test(source);

/** The names of the types that a module declares and exports. */
export function listExportedTypes(source: string): string[] {
  const tree = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, false);
  return tree.statements.flatMap((statement) =>
    (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? [statement.name.text]
      : [],
  );
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
 * around it. `trips/status/start.ts` may export `startTrip`, and not `moveVehicle`. A module that is about a type has the type's
 * name: `calendar-view.ts` exports the type `CalendarView` and how it is kept. Modules with several exports pass.
 */
export function isNamedAfterExport(file: string, source: string): boolean {
  if (conventions.some((convention) => convention.test(file))) return true;
  const [name, ...others] = listExportedValues(source);
  if (name === undefined || others.length > 0 || isFacade(source)) return true;
  const folders = file.split('/');
  const stem = (folders.pop() ?? '').replace(/\.\w+$/, '');
  const known = new Set([...listWords(name), ...folders.flatMap(listWords)]);
  const words = listWords(stem);
  if (listExportedTypes(source).some((type) => listWords(type).join() === words.join())) return true;
  return words.every((word) => known.has(word)) && words.some((word) => listWords(name).includes(word));
}
