const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { compileMessages } = require('./messages/compile.cjs');

const ownSource = [require.resolve('./messages/compile.cjs'), __filename]
  .map((file) => readFileSync(file, 'utf8'))
  .join();

/**
 * Jest: the same catalogue as the webpack loader makes. It is JSON, because Jest parses the result of a
 * transform of a `.json` file.
 */
module.exports = {
  process(source, file) {
    return { code: JSON.stringify(compileMessages(source, file)) };
  },
  getCacheKey(source, file) {
    return createHash('sha256')
      .update(ownSource)
      .update('\0')
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex');
  },
};
