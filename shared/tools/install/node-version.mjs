const least = [20, 19];

/** One sentence when this Node is too old, else undefined. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > least[0] || (major === least[0] && minor >= least[1]);
  if (enough) return undefined;
  return `This needs Node ${least.join('.')} or newer, but it runs on Node ${version}. Install a current version from https://nodejs.org and try again.`;
}
