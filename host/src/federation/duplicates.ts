/** Packages that break when a page holds two copies. */
const single = ['react', 'react-dom', 'react-router-dom', 'styled-components'];
const reported = new Set<string>();

/** A second React on the page is a build mistake that shows only as odd behaviour, so the console names it. */
export function warnAboutDuplicates(versions: Readonly<Record<string, readonly string[]>>): void {
  for (const name of single) {
    const found = versions[name] ?? [];
    if (found.length < 2 || reported.has(name)) continue;
    reported.add(name);
    console.warn(
      `${name} was offered in the versions ${found.join(', ')}; the shell's is used. Build the remotes with the same one.`,
    );
  }
}
