import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import SaxonJS from 'saxon-js';
import { toStylesheet } from './to-stylesheet';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const root = path.resolve(process.cwd());
const cache = path.join(root, '.cache', 'pint-ae');

/** Compiled once for each state of the rules; seconds. */
function compile(schematron: string): object {
  const stylesheet = toStylesheet(schematron);
  const name = createHash('sha256').update(stylesheet).digest('hex');
  const [source, compiled] = [path.join(cache, `${name}.xsl`), path.join(cache, `${name}.sef.json`)];
  if (!existsSync(compiled)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(source, stylesheet);
    const compiler = createRequire(path.join(root, 'api', 'package.json')).resolve('xslt3/xslt3.js');
    const fresh = `${compiled}.${process.pid}`;
    execFileSync(process.execPath, [compiler, `-xsl:${source}`, `-export:${fresh}`, '-nogo'], {
      stdio: 'pipe',
    });
    renameSync(fresh, compiled);
  }
  return JSON.parse(readFileSync(compiled, 'utf8')) as object;
}

/** The names of the failed assertions of a document. */
export type OfficialRules = (xml: string) => string[];

/**
 * The official rules of PINT AE from the Schematron files in a folder.
 * @throws Error if the folder has none
 */
export function loadOfficialRules(folder: string): OfficialRules {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sch'));
  if (files.length === 0) throw new Error(`There are no Schematron files in ${folder}.`);
  const stylesheets = files.map((file) => compile(readFileSync(path.join(folder, file), 'utf8')));
  return (sourceText) =>
    stylesheets.flatMap((stylesheetInternal) => listFailures({ stylesheetInternal, sourceText }));
}

/** A document whose values an assertion cannot even compare fails too. */
function listFailures(input: { stylesheetInternal: object; sourceText: string }): string[] {
  try {
    const { principalResult } = SaxonJS.transform({ ...input, destination: 'serialized' });
    return (principalResult ?? '').split('\n').filter((name) => name !== '');
  } catch (error) {
    return [getErrorText(error)];
  }
}

/** The folder of the rules that the environment names; null if it names none. */
export const findRulesFolder = (): string | null => process.env['PINT_AE_RULES'] || null;
