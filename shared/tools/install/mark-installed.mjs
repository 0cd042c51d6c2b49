// node mark-installed.mjs <folder>: what lies in that workspace's node_modules is taken for right.
import { markInstalled } from './install.mjs';

markInstalled(process.argv[2]);
