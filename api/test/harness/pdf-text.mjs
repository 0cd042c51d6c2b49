// Reads a PDF from standard input and writes the text of its pages as JSON. It is a separate program: pdfjs
// is an ES module with set-up that Jest's own modules do not allow.
import { buffer } from 'node:stream/consumers';

// It warns that it cannot draw, which is not needed here.
console.log = console.warn = () => undefined;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: 0, isEvalSupported: false }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  // Letters as they are written, not as they are joined.
  pages.push(
    items
      .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
      .join('')
      .normalize('NFKC'),
  );
}
process.stdout.write(JSON.stringify(pages));
