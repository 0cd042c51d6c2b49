import { srmOnboardingEndpoints, type TermsVersion } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useQuery } from '@portal/shared/portal';
import { BouncingDots, Button, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useAgreementText } from '../../../../messages/useAgreementText';
import { TermsPreview } from '../preview/TermsPreview';
import { VersionList } from './VersionList';

interface Props {
  versions: readonly TermsVersion[];
  onUse: (html: string, version: number) => void;
  onClose: () => void;
}

/** The earlier versions. One can be read, and put back into the editor. */
export function VersionsDialog({ versions, onUse, onClose }: Props) {
  const t = useAgreementText();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error } = useQuery(
    srmOnboardingEndpoints.termsVersion,
    chosen === null ? null : { query: { version: chosen } },
    { onError: () => undefined },
  );
  const html = data?.termsNCondition ?? '';
  if (chosen === null)
    return (
      <Dialog
        title={t('agreement.versions.title')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('agreement.versions.close')}</Button>}
      >
        <Stack gap={3}>
          <Text>{t('agreement.versions.text')}</Text>
          <VersionList versions={versions} onRead={setChosen} />
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      size="lg"
      title={t('agreement.versions.name', { version: chosen })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={() => setChosen(null)}>
            {t('agreement.versions.all')}
          </Button>
          <Button variant="primary" disabled={html === ''} onClick={() => onUse(html, chosen)}>
            {t('agreement.versions.use')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FormFailure error={error} />
        {!data && !error && <BouncingDots />}
        {data && <TermsPreview html={html} />}
        <Text tone="muted" size={2}>
          {t('agreement.versions.useNote')}
        </Text>
      </Stack>
    </Dialog>
  );
}
