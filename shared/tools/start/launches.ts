/** One of the portal's processes and how it is run. */
export interface Launch {
  /** The name that people use: "The API". */
  readonly name: string;
  readonly script: string;
  readonly nodeArgs?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

export const launchApi = (script: string): Launch => ({
  name: 'The API',
  script,
  // The garbage of requests is collected at 4 MB instead of 16: a third less memory under load, the same
  // answers a second. A heap that may grow to gigabytes grows fourfold before it is collected, one of 512 MB
  // to less than twice its size.
  nodeArgs: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  // glibc keeps a heap for each thread that ever decoded a picture or hashed a password. Two are enough.
  env: { MALLOC_ARENA_MAX: '2' },
});

export const launchTracking = (script: string): Launch => ({
  name: 'The tracking service',
  script,
  nodeArgs: ['--max-semi-space-size=4', '--max-old-space-size=256'],
  env: { MALLOC_ARENA_MAX: '2' },
});

export const launchGateway = (script: string, env: NodeJS.ProcessEnv = {}): Launch => ({
  name: 'The gateway',
  script,
  env,
});
