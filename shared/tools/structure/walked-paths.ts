/** A path of the architecture page: where it leads, and the files that it names, in their order. */
export interface WalkedPath {
  readonly title: string;
  readonly files: readonly string[];
}

const section = /^### Three paths\n(.*?)(?=^##)/ms;
const packages = /^(?:api|host|mfe-[a-z-]+|shared)\//;

/**
 * The paths of a page, with the whole address of each file. "In `mfe-srm/src`:" names the folder of the files that follow,
 * unless they begin with a package themselves.
 */
export function listWalkedPaths(page: string): WalkedPath[] {
  const [, text = ''] = section.exec(page) ?? [];
  return text
    .split(/^- (?=\*\*)/m)
    .slice(1)
    .map(readPath);
}

function readPath(text: string): WalkedPath {
  const [, title = ''] = /^\*\*(.+?)\.?\*\*/.exec(text) ?? [];
  const files: string[] = [];
  let folder = '';
  for (const [, opening, name = ''] of text.matchAll(/(In )?`([^`\s]+)`/g)) {
    if (opening) folder = name;
    else if (/\.tsx?$/.test(name)) files.push(packages.test(name) ? name : `${folder}/${name}`);
  }
  return { title, files };
}
