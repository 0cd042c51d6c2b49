import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import { readFirst, type Paper, type PaperText, type Signature } from '../paper';
import { translateWord, type SecondLanguage } from '../words/paper-words';
import { Code } from './code';
import { Group, Sides } from './facts';
import { getSecondStyle, styles } from './styles';
import { Table } from './table';
import { Terms } from './terms';
import { Words } from './words';

const toPngSource = (png: Uint8Array) => ({ data: Buffer.from(png), format: 'png' as const });

const Header = ({ title, number, issuer }: Paper): ReactNode => (
  <View style={styles.header}>
    <View style={styles.issuer}>
      {issuer.logo === null ? null : <Image src={toPngSource(issuer.logo)} style={styles.logo} />}
      <View style={styles.issuerText}>
        <Words runs={issuer.name} style={styles.issuerName} keepAlignment />
        {issuer.lines.map((line) => (
          <Words key={line} runs={line} style={styles.quiet} keepAlignment />
        ))}
      </View>
    </View>
    <View style={styles.titles}>
      <Text style={styles.title}>{readFirst(title)}</Text>
      {typeof title === 'string' ? null : <Text style={styles.secondTitle}>{title.second}</Text>}
      {number === null ? null : <Text>{number}</Text>}
    </View>
  </View>
);

const Mark = ({ mark }: { readonly mark: PaperText }): ReactNode => (
  <View style={styles.mark} fixed>
    <Text style={styles.markText}>{readFirst(mark)}</Text>
    {typeof mark === 'string' ? null : <Text style={styles.markText}>{mark.second}</Text>}
  </View>
);

interface InLanguages {
  readonly second: SecondLanguage | null;
}

/** A text of a document in English, and under it or at its other side the translation. */
function Label({ text, second }: InLanguages & { readonly text: PaperText }): ReactNode {
  if (second === null || typeof text === 'string')
    return <Words runs={readFirst(text)} style={styles.quiet} keepAlignment />;
  return <Sides text={text} second={second} style={styles.quiet} />;
}

function SignatureBox({ signature, second }: InLanguages & { readonly signature: Signature }): ReactNode {
  const { label, name, picture, signedAt } = signature;
  const signedText = signedAt === null || typeof signedAt === 'string' ? null : signedAt.second;
  return (
    <View style={styles.signature}>
      <Label text={label} second={second} />
      <View style={styles.signed}>
        {picture === null ? null : <Image src={toPngSource(picture)} style={styles.signedPicture} />}
      </View>
      <Words runs={name} keepAlignment />
      {signedAt === null ? null : <Text style={styles.quiet}>{readFirst(signedAt)}</Text>}
      {signedText === null || second === null ? null : (
        <Words runs={signedText} style={[styles.quiet, getSecondStyle(second, signedText)]} keepAlignment />
      )}
    </View>
  );
}

/** `Page 1 of 2`, in both languages. */
const describePage = (second: SecondLanguage | null, page: number, pages: number): string =>
  (second === null ? ['en' as const] : ['en' as const, second])
    .map((language) => translateWord(language, 'Page {page} of {pages}', { page, pages }))
    .join(' · ');

export function PaperDocument({ paper }: { readonly paper: Paper }): ReactNode {
  const { title, number, mark, issuer, groups, tables, terms, signatures, code, notes, second } = paper;
  const name = number === null ? readFirst(title) : `${readFirst(title)} ${number}`;
  return (
    <Document title={name} author={issuer.name} producer={issuer.name} creator={issuer.name}>
      <Page size="A4" style={styles.page}>
        {mark === null ? null : <Mark mark={mark} />}
        <Header {...paper} />
        <View style={styles.groups}>
          {groups.map((group, at) => (
            <Group key={at} group={group} second={second} />
          ))}
        </View>
        {tables.map((table, at) => (
          <Table key={at} table={table} second={second} />
        ))}
        <Terms blocks={terms} />
        {signatures.length === 0 ? null : (
          <View style={styles.signatures} wrap={false}>
            {signatures.map((signature, at) => (
              <SignatureBox key={at} signature={signature} second={second} />
            ))}
          </View>
        )}
        {code === undefined ? null : <Code code={code} second={second} />}
        <View style={styles.notes}>
          {notes.map((note, at) => (
            <Label key={at} text={note} second={second} />
          ))}
        </View>
        <Words runs={`${issuer.name} · ${name}`} style={styles.footer} isFixed keepAlignment />
        <Text
          style={[styles.footer, styles.pageNumber]}
          fixed
          render={({ pageNumber, totalPages }) => describePage(second, pageNumber, totalPages)}
        />
      </Page>
    </Document>
  );
}
