import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify, useQuery } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useAgreementText } from '../../../../messages/useAgreementText';

const load = async () =>
  (await import(/* webpackChunkName: "terms-versions" */ './VersionsDialog')).VersionsDialog;

/** Opens earlier versions. Hidden if there are none, or if a server keeps none. */
export function VersionsButton({ onUse }: { onUse: (html: string) => void }) {
  const t = useAgreementText();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(srmOnboardingEndpoints.termsVersions, {}, { onError: () => undefined });
  const dialog = useLazyPart(load, isOpen, () => setOpen(false));
  if (!data || data.list.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        icon="clock"
        aria-haspopup="dialog"
        busy={isOpen && !dialog}
        onClick={() => setOpen(true)}
      >
        {t('agreement.versions')}
      </Button>
      {isOpen && dialog && (
        <dialog.Part
          versions={data.list}
          onUse={(html, version) => {
            onUse(html);
            setOpen(false);
            notify({ title: t('agreement.versions.used', { version }), tone: 'success' });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
