/** Removes the summaries of endpoints. Only the API's documentation shows them. */
module.exports = function dropSummaries(source) {
  return source.replace(/^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm, '');
};
