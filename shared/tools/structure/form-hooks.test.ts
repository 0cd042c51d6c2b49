import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** Its errors, its focus and its failures are those of every form. */
const formHook = 'shared/src/forms/useSubmitForm.ts';

const importsUseForm = (source: string): boolean =>
  [...source.matchAll(/import\s*\{([^}]*)\}\s*from 'react-hook-form'/g)].some(([, names]) =>
    (names ?? '').split(',').some((name) => /^useForm\b/.test(name.trim())),
  );

test('only the form library of the shared package calls react-hook-form’s useForm', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'host', 'mfe-*', 'shared/src'],
    {
      cwd: resolveFromRoot(),
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const callers = files.filter((file) => importsUseForm(readFileSync(resolveFromRoot(file), 'utf8')));
  expect(callers).toEqual([formHook]);
});

test('an import of useForm is found among others', () => {
  expect(importsUseForm("import { useForm, useWatch } from 'react-hook-form';")).toBe(true);
  expect(importsUseForm("import {\n  useWatch,\n  useForm as form,\n} from 'react-hook-form';")).toBe(true);
  expect(importsUseForm("import { useFormContext, type UseFormReturn } from 'react-hook-form';")).toBe(false);
});
