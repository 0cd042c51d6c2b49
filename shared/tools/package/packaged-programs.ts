import { api, gateway, tracking, type Program } from '@portal/build/server/programs.ts';
import { launchApi, launchGateway, launchTracking, type Launch } from '../start/launches';

/** A program that runs without the repository. */
export interface PackagedProgram {
  /** Of its folder, its Containerfile and its systemd unit. */
  readonly name: 'gateway' | 'api' | 'tracking';
  readonly program: Program;
  /** How Node runs it, as under `npm start`. */
  readonly launch: Launch;
  /** Commands of operators next to the server, each with the words of its command line. */
  readonly commands: Readonly<Record<string, string>>;
}

const script = 'server.mjs';

export const packagedPrograms: readonly PackagedProgram[] = [
  { name: 'gateway', program: gateway, launch: launchGateway(script), commands: {} },
  {
    name: 'api',
    program: api,
    launch: launchApi(script),
    commands: {
      backup: 'backup.mjs backup',
      restore: 'backup.mjs restore',
      operator: 'operator.mjs',
    },
  },
  { name: 'tracking', program: tracking, launch: launchTracking(script), commands: {} },
];

/** The words after `node` that start a packaged program. */
export const listNodeArguments = ({ script, nodeArgs = [] }: Launch): readonly string[] => [
  '--enable-source-maps',
  ...nodeArgs,
  script,
];
