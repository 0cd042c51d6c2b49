import path from 'node:path';
import { stack } from '../fixtures/settings';

/** Where screenshots of what is wrong go, and what each visit found. */
export const resultsFolder = path.join(stack.root, 'test-results/explorer');
export const visitsFolder = path.join(resultsFolder, 'visits');
export const reportFile = path.join(stack.root, 'test-results/explorer.json');
