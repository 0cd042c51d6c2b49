import { useLazyPart } from '@portal/shared/lazy';
import { Banner, Button, Skeleton } from '@portal/shared/ui';
import { useState } from 'react';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import type { TermsEditorProps } from './editor/TermsEditor';

const load = async () =>
  (await import(/* webpackChunkName: "terms-editor" */ './editor/TermsEditor')).TermsEditor;

/** The editor is most of the page's weight, so the page shows before it. */
export function LazyEditor(props: TermsEditorProps) {
  const t = useOnboardingText();
  const [failed, setFailed] = useState(false);
  const editor = useLazyPart(load, !failed, () => setFailed(true));
  if (editor) return <editor.Part {...props} />;
  if (!failed) return <Skeleton height={16} />;
  return (
    <Banner
      tone="danger"
      title={t('srm.terms.editorFailed')}
      action={
        <Button size="sm" onClick={() => setFailed(false)}>
          {t('srm.terms.tryAgain')}
        </Button>
      }
    >
      {t('srm.terms.editorFailedText')}
    </Banner>
  );
}
