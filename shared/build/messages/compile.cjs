const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * Compiles the text of a `*.messages.json` (flat: id to ICU text) into id to compiled message, so that the
 * browser needs no ICU parser. Throws one sentence that names the file and the id of a broken message.
 */
function compileMessages(source, file) {
  let texts;
  try {
    texts = JSON.parse(source);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error.message}`, { cause: error });
  }
  const compiled = {};
  for (const [id, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || text === '') {
      throw new Error(`${file}: the message "${id}" must be a text, and not an empty one.`);
    }
    try {
      compiled[id] = compileMessageOrThrow(text);
    } catch (error) {
      throw new Error(`${file}: the message "${id}" is not valid ICU: ${error.message}`, { cause: error });
    }
  }
  return compiled;
}

module.exports = { compileMessages };
