/**
 * Replaces `import.meta.url` in a library that looks for its worker next to itself: in a bundle it would be the folder in
 * which the build ran, and no two builds would be the same. Our code gives the worker's address.
 */
module.exports = function removeOwnAddress(source) {
  return source.replaceAll('import.meta.url', '""');
};
