import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

import type { FactGroup, Paper, Signature } from '../paper';
import { Code } from './code';
import { styles } from './styles';
import { Table } from './table';
import { Terms } from './terms';
import { Words } from './words';

const toPngSource = (png: Uint8Array) => ({ data: Buffer.from(png), format: 'png' as const });

const Header = ({ title, localTitle, number, issuer }: Paper): ReactNode => (
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
      <Text style={styles.title}>{title}</Text>
      {localTitle === undefined ? null : <Text style={styles.localTitle}>{localTitle}</Text>}
      {number === null ? null : <Text>{number}</Text>}
    </View>
  </View>
);

const Group = ({ heading, facts }: FactGroup): ReactNode => (
  <View style={styles.group} wrap={false}>
    <Text style={styles.heading}>{heading}</Text>
    {facts.map(({ label, value }) => (
      <View key={label} style={styles.fact}>
        <Text style={styles.label}>{label}</Text>
        <Words runs={value} style={styles.value} keepAlignment />
      </View>
    ))}
  </View>
);

const SignatureBox = ({ label, name, picture, signedAt }: Signature): ReactNode => (
  <View style={styles.signature}>
    <Text style={styles.quiet}>{label}</Text>
    <View style={styles.signed}>
      {picture === null ? null : <Image src={toPngSource(picture)} style={styles.signedPicture} />}
    </View>
    <Words runs={name} keepAlignment />
    {signedAt === null ? null : <Text style={styles.quiet}>{signedAt}</Text>}
  </View>
);

export function PaperDocument({ paper }: { readonly paper: Paper }): ReactNode {
  const { title, number, mark, issuer, groups, tables, terms, signatures, code, notes } = paper;
  const name = number === null ? title : `${title} ${number}`;
  return (
    <Document title={name} author={issuer.name} producer={issuer.name} creator={issuer.name}>
      <Page size="A4" style={styles.page}>
        {mark === null ? null : (
          <Text style={styles.mark} fixed>
            {mark}
          </Text>
        )}
        <Header {...paper} />
        <View style={styles.groups}>
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </View>
        {tables.map((table, at) => (
          <Table key={at} table={table} />
        ))}
        <Terms blocks={terms} />
        {signatures.length === 0 ? null : (
          <View style={styles.signatures} wrap={false}>
            {signatures.map((signature) => (
              <SignatureBox key={signature.label} {...signature} />
            ))}
          </View>
        )}
        {code === undefined ? null : <Code code={code} />}
        <View style={styles.notes}>
          {notes.map((note) => (
            <Words key={note} runs={note} />
          ))}
        </View>
        <Words runs={`${issuer.name} · ${name}`} style={styles.footer} isFixed keepAlignment />
        <Text
          style={[styles.footer, styles.pageNumber]}
          fixed
          render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
        />
      </Page>
    </Document>
  );
}
