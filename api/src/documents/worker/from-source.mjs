// The worker without a bundle: `--import tsx` does not apply to the modules of a thread, tsx itself does.
import { register } from 'tsx/esm/api';

register();
await import('./main.tsx');
