/** The rules of docs/architecture.md over the whole import graph: dependencies run one way, and never in a circle. */
const testing = String.raw`\.test\.[jt]sx?$|/testing/|/test/|^e2e/`;

/** The folders of the host, the lowest first. */
const hostLayers = [
  'messages',
  'federation',
  'core',
  'beacon',
  'session',
  'errors',
  'router',
  'gate',
  'live',
  'shell',
  'release',
  'prerendered',
  'boot',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Types count too: what two files need of each other stands in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-remote-to-remote',
      comment: 'No remote knows another.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'no-host-to-remote',
      comment: 'The host knows no remote’s code, and no remote the host’s.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^mfe-' },
    },
    { name: 'no-remote-to-host', severity: 'error', from: { path: '^mfe-' }, to: { path: '^host/' } },
    {
      name: 'nobody-imports-api',
      severity: 'error',
      from: { pathNot: '^(api|e2e)/' },
      to: { path: '^api/' },
    },
    {
      name: 'api-uses-contract-only',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared|host|mfe-[^/]+|e2e)/',
        pathNot: '^shared/(src/contract|build/errors|build/metrics|build/tracing)/',
      },
    },
    {
      name: 'below-the-domains',
      comment: 'What every domain stands on knows none of them; what it needs of one is passed in.',
      severity: 'error',
      from: {
        path: '^api/src/(authentication|config|database|documents|excel|files|imports|jobs|language|mail|metrics|plugins|queue|time|tracking/protocols)/',
        pathNot: testing,
      },
      to: { path: '^api/src/domains/' },
    },
    {
      name: 'domains-through-their-face',
      comment:
        'Each domain has one public face, its index.ts; what that does not export is the domain’s own.',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/', pathNot: testing },
      to: {
        path: '^api/src/domains/',
        pathNot: ['^api/src/domains/$1/', String.raw`^api/src/domains/[^/]+/index\.ts$`],
      },
    },
    {
      name: 'server-through-their-face',
      severity: 'error',
      from: { path: '^api/src/(?!domains/)', pathNot: testing },
      to: { path: '^api/src/domains/', pathNot: String.raw`^api/src/domains/[^/]+/index\.ts$` },
    },
    {
      name: 'no-own-face',
      comment: 'The files of a domain import each other, not the face that exports them.',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/' },
      to: { path: String.raw`^api/src/domains/$1/index\.ts$` },
    },
    {
      name: 'above-the-domains',
      comment: 'What puts the domains together is not known to them.',
      severity: 'error',
      from: { path: '^api/src/domains/', pathNot: testing },
      to: { path: '^api/src/((demo|operator|start)/|(app|clean-up|recurring-work|server)[.]ts$)' },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'Pages compose features. What several features need is an entity or a library.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: testing },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: {
        path: '^mfe-[^/]+/src/(components|entities|features|hooks|layout|libraries|model)/',
        pathNot: testing,
      },
      to: { path: '^mfe-[^/]+/src/pages/' },
    },
    {
      name: 'entities-know-no-feature',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/(components|entities|hooks|layout|libraries|model)/', pathNot: testing },
      to: { path: '^mfe-[^/]+/src/features/' },
    },
    {
      name: 'libraries-know-no-entity',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/libraries/', pathNot: testing },
      to: { path: '^mfe-[^/]+/src/entities/' },
    },
    ...hostLayers.map((layer, index) => ({
      name: `host-layer-${layer}`,
      comment: `The host's folders are layers: ${hostLayers.join(', ')}. Each imports only those before it.`,
      severity: 'error',
      from: { path: `^host/src/(${layer})/`, pathNot: testing },
      to: { path: `^host/src/(${[...hostLayers.slice(index + 1), 'index', 'prerender'].join('|')})[/.]` },
    })),
    {
      name: 'contract-uses-valibot-only',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: testing },
      to: { pathNot: ['^shared/src/contract/', '/node_modules/valibot/'] },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/src/' },
      to: { path: '^(host|mfe-[^/]+|api|e2e)/' },
    },
    {
      name: 'no-build-code-in-pages',
      severity: 'error',
      from: { path: '^(shared/src|host/src|mfe-[^/]+/src)/', pathNot: testing },
      to: { path: '^shared/(build|tools)/' },
    },
    {
      name: 'no-development-dependencies',
      comment: 'What runs in production is listed under dependencies.',
      severity: 'error',
      from: { path: '^(api/src|host/(src|server)|mfe-[^/]+/src|shared/src)/', pathNot: testing },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: '/node_modules/@types/',
      },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error', // Compiled into a remote's entry, where the build resolves the runtime's own packages.
      from: { pathNot: '^shared/build/webpack/lent-runtime' },
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.cache|dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
