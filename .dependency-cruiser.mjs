// Import directions of docs/architecture: who may import whom, and no cycles anywhere.
const only = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, ...extra },
  to: { path: '^(src|sw|server|tests|scripts)/', pathNot: to.map((folder) => `^${folder}(/|$)`) },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    },
    only('domain', 'src/domain', ['src/domain', 'src/contract']),
    only('content', 'src/content', ['src/content']),
    only('db', 'src/db', ['src/db', 'src/domain', 'src/contract']),
    only('api', 'src/api', ['src/api', 'src/contract']),
    only('sync', 'src/sync', ['src/sync', 'src/db', 'src/api', 'src/domain', 'src/contract']),
    only('platform', 'src/platform', ['src/platform', 'src/contract', 'src/domain']),
    only('geo', 'src/geo', ['src/geo', 'src/contract', 'src/domain']),
    only('components', 'src/components', [
      'src/components',
      'src/contract',
      'src/domain',
      'src/platform',
    ]),
    only('app', 'src/app', ['src']),
    only('sw', 'sw', ['sw', 'src/sync', 'src/db', 'src/api', 'src/contract', 'src/domain']),
    only('server', 'server', ['server', 'src/contract', 'src/domain']),
    only('scripts', 'scripts', ['scripts', 'src', 'server', 'tests/support']),
    {
      name: 'feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    only('features', 'src/features', [
      'src/features',
      'src/components',
      'src/db',
      'src/sync',
      'src/geo',
      'src/platform',
      'src/domain',
      'src/content',
      'src/contract',
    ]),
    {
      name: 'features-touch-tables-only-through-repositories',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/db/', pathNot: '^src/db/repositories/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|sw|server)/' },
      to: { path: '^(tests|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|node_modules/\\.)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  },
};
