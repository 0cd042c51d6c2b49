const path = require('node:path');
const { compileMessages } = require('./compile.cjs');

/** webpack: `import en from './en.messages.json'` gives the compiled catalogue. */
module.exports = function messagesLoader(source) {
  const compiled = compileMessages(source, path.relative(this.rootContext, this.resourcePath));
  // JSON.parse of a string literal starts faster than an object literal of the same size.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
};
