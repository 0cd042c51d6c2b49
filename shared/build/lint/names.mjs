/** Properties of JSON Schema, which code that reads a schema must name as they are. */
const platformNames = new Set(['indexOf', 'lastIndexOf', 'typeOf', 'anyOf', 'allOf', 'oneOf', 'instanceOf']);

/** Words that no name contains: nobody searches for them, and they do not say what they name. */
const deniedWords = new Set([
  'albeit',
  'anew',
  'asked',
  'beside',
  'besides',
  'deed',
  'deeds',
  'ear',
  'heard',
  'hears',
  'hence',
  'hither',
  'mine',
  'ours',
  'papers',
  'spoken',
  'theirs',
  'thereof',
  'told',
  'twin',
  'twins',
  'upon',
  'wanted',
  'whence',
  'whereof',
  'whither',
  'whoever',
  'whom',
  'whose',
  'yours',
]);

/** Pronouns, prepositions and vague verbs: they may be part of a name (`findById`), but alone they name nothing. */
const deniedNames = new Set([
  'about',
  'alike',
  'among',
  'apart',
  'came',
  'everyone',
  'gone',
  'he',
  'her',
  'here',
  'hers',
  'his',
  'how',
  'its',
  'nobody',
  'of',
  'said',
  'she',
  'so',
  'somebody',
  'someone',
  'such',
  'them',
  'there',
  'these',
  'they',
  'those',
  'us',
  'we',
  'what',
  'which',
  'who',
  'why',
  'you',
]);

/** Nouns of the field that contain "of". */
const relationTerms = /(?:StartOfDay|PlaceOfSupply)$/;

/** A function that begins with one of these says when or how it runs, not what it does. */
const functionPrefixes = /^(?:after|as|before|outside|until|when|without)[A-Z]/;

/** The words of a name: `useRowActions` has use, row and actions. */
const listWords = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/);

/** The message for a name that a reader cannot search for, or null. */
function findProblem(name) {
  if (platformNames.has(name)) return null;
  if (/[a-z\d]Of$/.test(name)) return 'relationAtEnd';
  if (/^of[A-Z]/.test(name)) return 'relationAtStart';
  if (deniedNames.has(name.replace(/^[_$]+/, '').toLowerCase())) return 'deniedName';
  return listWords(name).some((word) => deniedWords.has(word)) ? 'deniedWord' : null;
}

/** The message for the name of a function, or null: `listTripInvoices`, not `invoicesOfTrip`. */
function findFunctionProblem(name) {
  if (/[a-z\d]Of[A-Z]/.test(name) && !relationTerms.test(name)) return 'relationInside';
  return functionPrefixes.test(name) ? 'functionPrefix' : null;
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The identifiers that a parameter or a variable introduces, also inside `{ a, b: c }`, `[a, b]` and `...rest`. */
function listBoundNames(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'ArrayPattern':
      return node.elements.flatMap(listBoundNames);
    case 'ObjectPattern':
      return node.properties.flatMap((property) => listBoundNames(property.value ?? property.argument));
    case 'AssignmentPattern':
      return listBoundNames(node.left);
    case 'RestElement':
      return listBoundNames(node.argument);
    default:
      return [];
  }
}

const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      relationAtEnd:
        "'{{name}}' does not say what it does: begin with a verb (getTripTotal, formatMoney, toFormValues) instead of ending in Of.",
      relationAtStart:
        "'{{name}}' says to whom it belongs, not what it is: name the thing (tripQuery, shellScripts).",
      relationInside:
        "'{{name}}' names a relation: begin with a verb and put the noun before it (listTripInvoices, not invoicesOfTrip).",
      functionPrefix:
        "'{{name}}' does not say what it does: begin with a verb (waitUntilReady, removeToken).",
      deniedName: "'{{name}}' does not say what it holds: name the thing, in a word of docs/glossary.md.",
      deniedWord: "'{{name}}' has a word that nobody searches for: use the word of docs/glossary.md.",
    },
  },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return;
      const messageId = findProblem(node.name);
      if (messageId) context.report({ node, messageId, data: { name: node.name } });
    };
    const checkAll = (nodes) => nodes.flatMap(listBoundNames).forEach(check);
    const checkFunctionName = (node) => {
      const messageId = node?.type === 'Identifier' ? findFunctionProblem(node.name) : null;
      if (messageId) context.report({ node, messageId, data: { name: node.name } });
    };
    const checkFunction = ({ id, params }) => {
      checkAll([id, ...params]);
      checkFunctionName(id);
    };
    const checkId = ({ id }) => checkAll([id]);
    const checkVariable = ({ id, init }) => {
      checkAll([id]);
      if (isFunction(init)) checkFunctionName(id);
    };
    const checkKey = ({ key, computed }) => {
      if (!computed) check(key);
    };
    const checkProperty = (node) => {
      if (node.parent.type === 'ObjectExpression' && !node.shorthand) checkKey(node);
    };
    return {
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      VariableDeclarator: checkVariable,
      ClassDeclaration: checkId,
      CatchClause: ({ param }) => checkAll([param]),
      Property: checkProperty,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      TSMethodSignature: checkKey,
      TSPropertySignature: checkKey,
      TSTypeParameter: ({ name }) => check(name),
    };
  },
};

export default { meta: { name: 'portal' }, rules: { 'plain-names': plainNames } };
