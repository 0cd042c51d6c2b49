// node mark-installed.mjs <folder>: marks the node_modules of that workspace as up to date.
import { markInstalled } from './install.mjs';

markInstalled(process.argv[2]);
