/** Text of a PDF string: plain ASCII, with its own three special characters escaped. */
const literal = (text: string): string =>
  `(${text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&')})`;

function pageContent(title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `0 -26 Td ${literal(line)} Tj`).join('\n');
  return [
    '0.09 0.35 0.42 rg 0 792 595 50 re f',
    'BT /F2 20 Tf 1 1 1 rg 56 810 Td',
    `${literal(title)} Tj ET`,
    'BT /F1 12 Tf 0.1 0.12 0.15 rg 56 740 Td',
    body,
    'ET',
    '0.75 0.78 0.8 RG 56 120 483 0.5 re S',
  ].join('\n');
}

/** A one-page PDF, enough for a believable document. */
export function makePdf(title: string, lines: readonly string[]): Buffer {
  const content = pageContent(title, lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + table + end, 'latin1');
}
