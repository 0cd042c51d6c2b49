import type { CustomerRecord, FileReference } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { Card, DescriptionList, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { listDocumentFiles, type DocumentKind } from '../../../../entities/customer/model/customer';
import { useFieldFacts } from '../../hooks/useFieldFacts';
import { Scans } from './Scans';

const loadPreview = async () =>
  (await import(/* webpackChunkName: "customers-preview" */ './PreviewDialog')).PreviewDialog;

interface Props {
  customer: CustomerRecord;
  kind: DocumentKind;
}

/** A document's number, its validity, and its scans, which show only on request. */
export function DocumentFacts({ customer, kind }: Props) {
  const t = useCustomersText();
  const [opened, setOpened] = useState<FileReference | null>(null);
  const preview = useLazyPart(loadPreview, opened !== null, () => setOpened(null));
  const facts = useFieldFacts(customer, kind);
  const files = listDocumentFiles(customer, kind);
  return (
    <Card title={t(`customers.document.${kind}`)}>
      <DescriptionList items={facts} />
      {files.length === 0 ? (
        <Text tone="muted">{t('customers.scans.none')}</Text>
      ) : (
        <Scans
          files={files}
          document={t(`customers.document.${kind}`)}
          opening={preview ? null : opened}
          onOpen={setOpened}
        />
      )}
      {opened && preview && (
        <preview.Part
          file={opened}
          title={t('customers.preview.title', { document: t(`customers.document.${kind}`) })}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
