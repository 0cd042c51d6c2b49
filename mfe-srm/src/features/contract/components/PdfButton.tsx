import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import { useFileDownload } from '../../../hooks/useFileDownload';
import { useAgreementText } from '../../../messages/useAgreementText';

/**
 * A contract with these terms and the details of an invented trip, printed by the server. No button if the
 * server prints none.
 */
export function PdfButton({ html, disabled }: { html: string; disabled: boolean }) {
  const t = useAgreementText();
  const isOffered = useCapability('terms-preview');
  const { bytes, download } = useFileDownload(srmOnboardingEndpoints.termsPreview);
  if (!isOffered) return null;
  return (
    <Button
      size="sm"
      busy={bytes !== null}
      disabled={disabled}
      onClick={() => void download({ body: { termsNCondition: html } }, t('agreement.pdf.name'))}
    >
      {bytes === null && <FileText size={14} aria-hidden />}
      {t('agreement.pdf')}
    </Button>
  );
}
