import { renderToBuffer } from '@react-pdf/renderer';
import { parentPort } from 'node:worker_threads';

import type { Paper } from '../paper';
import type { PrintJob, PrintResult } from '../print-thread';
import { loadFonts } from './fonts';
import { PaperDocument } from './paper-document';

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
