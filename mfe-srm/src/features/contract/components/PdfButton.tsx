import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import { useFileDownload } from '../../../hooks/useFileDownload';
import { useAgreementText } from '../../../messages/useAgreementText';

/** A contract with these terms and the details of an invented trip, as the server prints it. */
export function PdfButton({ html, disabled }: { html: string; disabled: boolean }) {
  const t = useAgreementText();
  const { bytes, download } = useFileDownload(srmOnboardingEndpoints.termsPreview);
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
