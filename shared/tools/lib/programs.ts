import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** The program of an installed package, to be run by this Node. */
export const getProgram = (name: string, bin: string): string => resolveFromRoot('node_modules', name, bin);

/** Node's arguments for Jest. Its workers get the option too: tests create much that is soon thrown away. */
export const jestProgram = ['--max-semi-space-size=64', getProgram('jest', 'bin/jest.js')] as const;
