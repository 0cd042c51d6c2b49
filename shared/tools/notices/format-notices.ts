import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { listProductionPackages, type PackageNotice } from './list-packages';

export const noticesFile = 'THIRD-PARTY-NOTICES.md';

/** Fonts and icons are shipped as they are, so their licences are printed in full. */
const inFull = new Set(['@fontsource/cairo', '@fontsource/noto-sans', 'lucide-react']);

const escape = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

const formatRow = ({ name, version, licence, copyright }: PackageNotice): string =>
  `| ${name} | ${version} | ${escape(licence)} | ${copyright.map(escape).join('; ')} |`;

/** The text of a licence, once for each kind: of the first package that ships it. */
function formatLicences(packages: readonly PackageNotice[]): string[] {
  const first = new Map<string, PackageNotice>();
  for (const notice of packages)
    if (notice.text && !first.has(notice.licence)) first.set(notice.licence, notice);
  return [...first]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([licence, { name, text = '' }]) => [
      `### ${licence}`,
      '',
      `As shipped with ${name}.`,
      '',
      '```text',
      text,
      '```',
      '',
    ]);
}

/** The file of third-party notices for what is installed, in Markdown. */
export function formatNotices(): string {
  const packages = listProductionPackages(
    ['host', ...remoteNames(), 'shared', 'api'].map((folder) => resolveFromRoot(folder)),
  );
  return [
    '# Third-party notices',
    '',
    'The portal contains these packages. Written by `npm run notices`; do not edit.',
    '',
    'Prebuilt programs for one platform (PostgreSQL, image and password libraries) are not listed by platform. They have the',
    'licence of the package that needs them; the PostgreSQL programs have the PostgreSQL licence.',
    '',
    '| package | version | licence | copyright |',
    '| --- | --- | --- | --- |',
    ...packages.map(formatRow),
    '',
    '## Fonts and icons',
    '',
    ...packages
      .filter(({ name }) => inFull.has(name))
      .flatMap(({ name, text = '' }) => [`### ${name}`, '', '```text', text, '```', '']),
    '## Licence texts',
    '',
    ...formatLicences(packages),
  ].join('\n');
}
