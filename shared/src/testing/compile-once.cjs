const { Script } = require('node:vm');

/**
 * Returns a `compileFunction` of `node:vm` that compiles a source once for all contexts of this process. The
 * function of Node compiles it at each call. Calls without a context or a file name go to `compileFunction`.
 */
function createCompileOnce(compileFunction) {
  const compiled = new Map();
  const compileOnce = (source, parameters, options) => {
    const { filename, parsingContext } = options ?? {};
    if (!filename || !parsingContext) return compileFunction(source, parameters, options);
    const start = `(function (${parameters.join(', ')}) {`;
    const known = compiled.get(filename);
    if (known?.source === source && known.start === start) return known.script.runInContext(parsingContext);
    // The function starts in the first line of the source, so that lines and columns of errors are those of the file.
    const script = new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
    compiled.set(filename, { source, start, script });
    return script.runInContext(parsingContext);
  };
  return Object.assign(compileOnce, { compiled });
}

module.exports = { createCompileOnce };
