const { transform } = require('@swc/core');

/** What this process compiled, by options, file and source. */
const compiled = new Map();

function compileSource(source, file, options) {
  const key = [JSON.stringify(options), file, source].join('\n');
  const known = compiled.get(key);
  if (known) return known;
  const result = transform(source, { ...options, filename: file, swcrc: false }).then(({ code }) => code);
  compiled.set(key, result);
  return result;
}

/** A loader of webpack for production, which needs no source maps. */
module.exports = function compileLoader(source) {
  const done = this.async();
  compileSource(source, this.resourcePath, this.getOptions()).then((code) => done(null, code), done);
};
module.exports.compileSource = compileSource;
