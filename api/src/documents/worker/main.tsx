import { renderToBuffer } from '@react-pdf/renderer';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import type { Paper } from '../paper';
import type { PrintJob, PrintResult } from '../print-thread';
import { loadFonts } from './fonts';
import { PaperDocument } from './paper-document';

/** A third of the processor time of a thread that answers calls, while both want it. */
const LESS_URGENT = 5;

// Calls are accepted and answered first: two hundred documents that are asked for at once must not delay the next
// call. Only Linux lowers this thread alone.
if (process.platform === 'linux') setPriority(getPriority() + LESS_URGENT);

async function print(paper: Paper): Promise<Buffer> {
  await loadFonts();
  return renderToBuffer(<PaperDocument paper={paper} />);
}

parentPort?.on('message', ({ paper }: PrintJob) => {
  const answer = (result: PrintResult) => parentPort?.postMessage(result);
  print(paper).then(
    (pdf) => answer({ pdf }),
    (error: unknown) =>
      answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
