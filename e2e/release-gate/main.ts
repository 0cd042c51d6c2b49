import { gateRequest } from '@portal/tools/release/gate-request.ts';
import * as v from 'valibot';
import { checkVersionInBrowser } from './check-version';

// `npm run release` starts this program, because what it uses belongs to the tests.
const result = await checkVersionInBrowser(v.parse(gateRequest, JSON.parse(process.argv[2] ?? '')));
process.send?.(result);
process.disconnect?.();
