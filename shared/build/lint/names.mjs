/** Properties of JSON Schema, which code that reads a schema must name as they are. */
const platformNames = new Set(['indexOf', 'lastIndexOf', 'typeOf', 'anyOf', 'allOf', 'oneOf', 'instanceOf']);

/** Pronouns and old words: nobody searches for them, and they do not say what they name. */
const deniedWords = new Set([
  'anew',
  'deed',
  'deeds',
  'ear',
  'hence',
  'hither',
  'ours',
  'thereof',
  'twin',
  'twins',
  'upon',
  'whence',
  'whereof',
  'whither',
  'whoever',
  'whom',
  'whose',
  'yours',
]);

/** The words of a name: `useRowActions` has use, row and actions. */
const listWords = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/);

/** The message for a name that a reader cannot search for, or null. */
function findProblem(name) {
  if (platformNames.has(name)) return null;
  if (/[a-z\d]Of$/.test(name)) return 'endsInOf';
  return listWords(name).some((word) => deniedWords.has(word)) ? 'deniedWord' : null;
}

const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      endsInOf:
        "'{{name}}' does not say what it does: begin with a verb (getTripTotal, formatMoney, toFormValues) instead of ending in Of.",
      deniedWord: "'{{name}}' has a word that nobody searches for: use the word of docs/glossary.md.",
    },
  },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return;
      const messageId = findProblem(node.name);
      if (messageId) context.report({ node, messageId, data: { name: node.name } });
    };
    const checkFunction = ({ id, params }) => {
      check(id);
      for (const param of params) check(param.type === 'AssignmentPattern' ? param.left : param);
    };
    const checkId = ({ id }) => check(id);
    const checkKey = ({ key, computed }) => {
      if (!computed) check(key);
    };
    return {
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      VariableDeclarator: checkId,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      TSMethodSignature: checkKey,
      TSPropertySignature: checkKey,
    };
  },
};

export default { meta: { name: 'portal' }, rules: { 'plain-names': plainNames } };
