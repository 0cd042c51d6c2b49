import { CONTRACT } from '@portal/shared/remote';

export interface RemoteNames {
  /** `mfe-reports` */
  readonly name: string;
  /** `/reports` */
  readonly prefix: string;
  /** `reports`: names the feature folder, the chunk and the messages. */
  readonly id: string;
  /** `Reports`: the display name, and the start of component names. */
  readonly title: string;
  readonly component: string;
}

/** The title of a new area in the other languages, until somebody translates it. */
export const untranslatedTitle = { ar: 'صفحة جديدة', hi: 'नया पृष्ठ' } as const;

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** Every file of a new remote, by its path in the package. */
export function remoteFiles({ name, prefix, id, title, component }: RemoteNames): Record<string, string> {
  const page = `src/pages/${component}Page`;
  return {
    'package.json': json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: {
        '@portal/shared': 'workspace:*',
        react: 'catalog:',
        'react-dom': 'catalog:',
        'react-router-dom': 'catalog:',
      },
    }),
    'remote.json': json({
      name,
      contract: CONTRACT,
      access: 'agent',
      prefixes: [prefix],
      nav: [
        {
          label: title,
          // The name of a new area is known in one language. The others say "New page" until somebody translates it.
          labels: untranslatedTitle,
          to: prefix,
          icon: 'building',
          order: 100,
        },
      ],
      pages: [{ path: prefix, chunk: `page-${id}` }],
    }),
    'README.md': `# ${name}\n\nThe pages under \`${prefix}\`.\n\n- \`pnpm dev ${name}\` serves this remote alone, with hot reload.\n- \`pnpm release ${name}\` puts the version of package.json live; \`pnpm rollback ${name}\` takes it back.\n\nA page: a file in \`src/pages\`, its parts in \`src/features\`, a route in \`src/routes.tsx\` with a \`page-…\` chunk name, and a line in \`remote.json\` under \`pages\`.\n`,
    'CHANGELOG.md': `# ${name}\n\n## 1.0.0\n\n- The first page.\n`,
    'src/messages/en.messages.json': json({
      [`${id}.title`]: title,
      [`${id}.empty`]: 'There is nothing here yet.',
    }),
    'src/messages/ar.messages.json': json({
      [`${id}.title`]: untranslatedTitle.ar,
      [`${id}.empty`]: 'لا يوجد شيء هنا بعد.',
    }),
    'src/messages/hi.messages.json': json({
      [`${id}.title`]: untranslatedTitle.hi,
      [`${id}.empty`]: 'यहाँ अभी कुछ नहीं है।',
    }),
    'src/messages/source.ts': `import type { MessageSource } from '@portal/shared/i18n';
import en from './en.messages.json';

/** The texts of this remote. */
export const messages: MessageSource = {
  en,
  others: {
    ar: () => import(/* webpackChunkName: "words-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "words-hi" */ './hi.messages.json'),
  },
};
`,
    'src/remote.ts': `import { CONTRACT, defineRemote } from '@portal/shared/remote';
import { messages } from './messages/source';
import { routes } from './routes';

export default defineRemote({ name: '${name}', contract: CONTRACT, messages, routes });
`,
    'src/routes.tsx': `import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  {
    path: '${prefix}',
    handle: { title: '${id}.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-${id}" */ './pages/${component}Page')).${component}Page,
    }),
  },
];
`,
    [`${page}.tsx`]: `import { useT } from '@portal/shared/portal';
import type en from '../messages/en.messages.json';

export function ${component}Page() {
  const t = useT<keyof typeof en>();
  return (
    <section>
      <h1>{t('${id}.title')}</h1>
      <p>{t('${id}.empty')}</p>
    </section>
  );
}
`,
    [`${page}.test.tsx`]: `import { renderRoutes } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import manifest from '../../remote.json';
import remote from '../remote';
import { routes } from '../routes';

describe('${name}', () => {
  it('shows its page', async () => {
    renderRoutes(routes, '${prefix}', { remote });
    expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });

  it('lists every page of its routes in remote.json', () => {
    expect(manifest.pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  });
});
`,
    'src/main.tsx': `import { renderRemote } from '@portal/shared/standalone';
import remote from './remote';

renderRemote(remote);
`,
  };
}
