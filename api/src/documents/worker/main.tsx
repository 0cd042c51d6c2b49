import { renderToBuffer } from '@react-pdf/renderer';
import { parentPort } from 'node:worker_threads';

import type { Paper } from '../paper';
import type { PrintJob, PrintResult } from '../printer';
import { PaperDocument } from './paper-document';

const print = (paper: Paper): Promise<Buffer> => renderToBuffer(<PaperDocument paper={paper} />);

parentPort?.on('message', ({ id, paper }: PrintJob) => {
  const answer = (result: PrintResult) => parentPort?.postMessage(result);
  print(paper).then(
    (pdf) => answer({ id, pdf }),
    (error: unknown) =>
      answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
