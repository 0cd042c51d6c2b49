import { formatList } from '@portal/shared/format';
import { Banner, Button, Card, Inline } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { SignatureField } from '../../../libraries/signature/components/SignatureField';
import { useOwnSignature } from '../../../libraries/signature/hooks/useOwnSignature';
import type { Signer } from '../model/draft';
import type { Moment } from '../model/equipment';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-3);
`;
const signers = ['customer', 'agent'] as const;

interface Props {
  moment: Moment;
  getSignatureUrl: (signer: Signer) => string | null;
  getFieldError: (signer: Signer) => string | undefined;
  /** It is being sent, or waits for a network. */
  isFinished: boolean;
  missing: readonly string[];
  onSign: (signer: Signer, picture: File | null) => void;
  onFinish: () => void;
  onReopen: () => void;
}

/** Both sign; then nothing can be changed any more. */
export function SigningCard({
  moment,
  getSignatureUrl,
  getFieldError,
  isFinished,
  missing,
  onSign,
  onFinish,
  onReopen,
}: Props) {
  const t = useCheckListText();
  const own = useOwnSignature();
  return (
    <Card title={t('checkList.signatures')} subtitle={t('checkList.signaturesText')}>
      <Both>
        {signers.map((signer) => (
          <SignatureField
            key={signer}
            label={t(`checkList.signer.${signer}`)}
            statement={t(`checkList.about.${moment}`)}
            fileName={`${signer}-signature`}
            url={getSignatureUrl(signer)}
            error={getFieldError(signer)}
            isFixed={isFinished}
            own={signer === 'agent' ? own : undefined}
            onChange={(picture) => onSign(signer, picture)}
          />
        ))}
      </Both>
      {missing.length > 0 && (
        <Banner tone="danger" title={t('checkList.missing')}>
          {formatList(missing)}
        </Banner>
      )}
      <Inline justify="end">
        {isFinished && (
          <Button variant="ghost" onClick={onReopen}>
            {t('checkList.change')}
          </Button>
        )}
        <Button variant="primary" busy={isFinished} onClick={onFinish}>
          {t(isFinished ? 'checkList.finishing' : 'checkList.finish')}
        </Button>
      </Inline>
    </Card>
  );
}
