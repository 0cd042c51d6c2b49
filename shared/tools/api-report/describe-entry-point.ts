import ts from 'typescript';

const shown = ts.TypeFormatFlags.NoTruncation;
/** The types of schemas are long; a change deep inside them is seen in the description of the API. */
const shortened = ts.TypeFormatFlags.None;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });

/** A program of the entry points' sources, for their types. */
export function createProgram(files: readonly string[], configFile: string): ts.Program {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    configFile.replace(/[^/\\]+$/, ''),
  );
  return ts.createProgram([...files], { ...options, incremental: false, noEmit: true });
}

/**
 * What an entry point exports, one entry for each name in the order of the alphabet: the declaration of a type, the
 * signature of a function or component, the type of a value.
 */
export function describeEntryPoint(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => [symbol.name, describeExport(checker, symbol)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => `${text}\n`)
    .join('\n');
}

/** How many fields are left out says nothing: a new field of a record is not a change of each type that has it. */
const printInferred = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker.typeToString(type, undefined, shortened).replace(/\.\.\. \d+ more \.\.\./g, '... more ...');

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  const { name } = exported;
  if (!declaration) return `unknown ${name}`;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return printDeclaration(declaration);
  if (ts.isClassDeclaration(declaration)) return describeClass(checker, name, declaration);
  if (ts.isModuleDeclaration(declaration) || ts.isSourceFile(declaration)) return `module ${name}`;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (ts.isVariableDeclaration(declaration) && declaration.type && type.getCallSignatures().length === 0)
    return `const ${name}: ${printWritten(declaration.type)};`;
  return describeValue(checker, name, type);
}

/** As it is written: names of types stay names, and the members of a union keep their order. */
const printWritten = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

const printDeclaration = (declaration: ts.Declaration): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    .replace(/^export (?:default )?/, '');

function describeClass(checker: ts.TypeChecker, name: string, declaration: ts.ClassDeclaration): string {
  const members = declaration.members.filter(
    (member) =>
      !(member.name && ts.isPrivateIdentifier(member.name)) &&
      !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private),
  );
  const lines = members.map((member) => {
    if (ts.isConstructorDeclaration(member)) {
      const signature = checker.getSignatureFromDeclaration(member);
      return signature
        ? `constructor${checker.signatureToString(signature, undefined, shown)}`
        : 'constructor';
    }
    const type = checker.typeToString(checker.getTypeAtLocation(member), undefined, shown);
    return `${member.name?.getText() ?? ''}: ${type}`;
  });
  return `class ${name} {\n${lines.map((line) => `    ${line};\n`).join('')}}`;
}

function describeValue(checker: ts.TypeChecker, name: string, type: ts.Type): string {
  const signatures = type.getCallSignatures();
  if (signatures.length === 0) return `const ${name}: ${printInferred(checker, type)};`;
  const fields = signatures.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => listFields(checker, parameter)),
  );
  const written = signatures.map((signature) => `function ${name}${printSignature(checker, signature)};`);
  return [...written, ...fields.map((field) => `    ${field}`)].join('\n');
}

/** A declaration of our own without a type for a parameter gets it from where it stands, so it is printed as inferred. */
function printSignature(checker: ts.TypeChecker, signature: ts.Signature): string {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  if (!declaration || declaration.parameters.some(({ type }) => type === undefined))
    return checker.signatureToString(signature, undefined, shown);
  const generics = declaration.typeParameters?.map(printWritten).join(', ');
  const parameters = declaration.parameters.map((parameter) => {
    const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
    const rest = parameter.dotDotDotToken ? '...' : '';
    return `${rest}${printWritten(parameter.name)}${isOptional ? '?' : ''}: ${parameter.type ? printWritten(parameter.type) : ''}`;
  });
  const result = declaration.type
    ? printWritten(declaration.type)
    : printInferred(checker, signature.getReturnType());
  return `${generics ? `<${generics}>` : ''}(${parameters.join(', ')}): ${result}`;
}

/**
 * The fields of a parameter whose type is a declaration of our own, such as the properties of a component. Those
 * of a library are its own.
 */
function listFields(checker: ts.TypeChecker, parameter: ts.Symbol): string[] {
  const place = parameter.valueDeclaration;
  if (!place) return [];
  const type = checker.getTypeOfSymbolAtLocation(parameter, place);
  if (!type.isClassOrInterface() && !type.isIntersection()) return [];
  return checker.getPropertiesOfType(type).flatMap((field) => {
    const [declaration] = field.declarations ?? [];
    if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return [];
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    return [`${field.name}${isOptional ? '?' : ''}: ${printType(checker, field, declaration)}`];
  });
}

function printType(checker: ts.TypeChecker, field: ts.Symbol, declaration: ts.Declaration): string {
  if (ts.isPropertySignature(declaration) && declaration.type) return printWritten(declaration.type);
  return printInferred(checker, checker.getTypeOfSymbolAtLocation(field, declaration));
}
