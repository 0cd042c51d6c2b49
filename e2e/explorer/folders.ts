import path from 'node:path';
import { stack } from '../fixtures/stack';

/** The folders for screenshots of failures and for the results of each visit. */
export const resultsFolder = path.join(stack.root, 'test-results/explorer');
export const visitsFolder = path.join(resultsFolder, 'visits');
export const reportFile = path.join(stack.root, 'test-results/explorer.json');
