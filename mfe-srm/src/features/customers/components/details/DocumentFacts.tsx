import type { CustomerRecord, FileReference } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import {
  getDocumentExpiry,
  listDocumentFiles,
  getDocumentNumber,
  type DocumentKind,
} from '../../../../entities/customer/model/customer';
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
  const country = useCountry().id;
  const [opened, setOpened] = useState<FileReference | null>(null);
  const preview = useLazyPart(loadPreview, opened !== null, () => setOpened(null));
  const expiry = getDocumentExpiry(customer, kind);
  const files = listDocumentFiles(customer, kind);
  const none = t('customers.none');
  const [number, date] = (
    {
      passport: ['passportNumber', 'passportExpireDate'],
      drivingLicense: ['drivingLicenseNumber', 'drivingLicenseExpireDate'],
    } as const
  )[kind];
  return (
    <Card title={t(`customers.document.${kind}`)}>
      <DescriptionList
        items={[
          {
            term: t(`customers.field.${number}`),
            description: <bdi>{getDocumentNumber(customer, kind) || none}</bdi>,
          },
          {
            term: t(`customers.field.${date}`),
            description: expiry ? formatDate(expiry, country) : none,
          },
        ]}
      />
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
