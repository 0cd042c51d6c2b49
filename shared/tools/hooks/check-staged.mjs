// Called by .githooks/pre-commit: checks the staged files that Prettier, ESLint and cspell know, all three at the same time.
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const program = (...parts) => path.join(root, 'node_modules', ...parts);

const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && file !== 'pnpm-lock.yaml');

const select = (endings) => staged.filter((file) => endings.test(file));

const checks = [
  {
    files: select(/\.(?:ts|tsx|mjs|cjs|js|json|md|yaml|css|html)$/),
    args: [program('prettier', 'bin', 'prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn'],
  },
  {
    files: select(/\.(?:ts|tsx|mjs|cjs)$/),
    args: [
      program('eslint', 'bin', 'eslint.js'),
      '--no-warn-ignored',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
    ],
  },
  {
    files: select(/\.(?:ts|tsx|mjs|cjs|md|json|yaml|css|html)$/),
    args: [program('cspell', 'bin.mjs'), '--no-progress', '--no-summary', '--no-must-find-files'],
  },
];

const run = ({ files, args }) =>
  new Promise((resolve) => {
    if (files.length === 0) return resolve(0);
    const child = spawn(process.execPath, [...args, ...files], { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });

const codes = await Promise.all(checks.map(run));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
