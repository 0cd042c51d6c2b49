/**
 * Drops `Component.displayName = "…"` at the top level of a library: an assignment is a side effect, which
 * keeps even an unused component. The names are for developer tools.
 */
module.exports = function dropNames(source) {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1');
};
