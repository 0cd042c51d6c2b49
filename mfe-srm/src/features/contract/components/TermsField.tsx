import { Card, FieldFrame, Inline, Text, useField } from '@portal/shared/ui';
import { Tabs } from '@portal/shared/ui/overlays';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { exampleTerms } from '../model/example';
import { termsMax, type TermsValues } from '../model/terms-rules';
import { hasWords, listUnknownVariables } from '../model/variables';
import { ExampleButton } from './preview/ExampleButton';
import { LazyEditor } from './LazyEditor';
import { PdfButton } from './PdfButton';
import { TermsPreview } from './preview/TermsPreview';
import { VersionsButton } from './versions/VersionsButton';

interface TermsFieldProps {
  form: UseFormReturn<TermsValues>;
  error: string | undefined;
}

/** The terms, with editor and preview. */
export function TermsField({ form, error }: TermsFieldProps) {
  const t = useOnboardingText();
  const { field } = useController({ control: form.control, name: 'termsNCondition' });
  // On the first setup there was no previous state.
  const hasEarlier = Boolean(form.formState.defaultValues?.termsNCondition);
  const unknown = listUnknownVariables(field.value);
  const help =
    unknown.length > 0
      ? t('srm.terms.unknown', { names: unknown.map((name) => `{{${name}}}`).join(', ') })
      : undefined;
  const [frame, control] = useField({ label: t('srm.terms.label'), hideLabel: true, error, help });
  const editor = (
    <LazyEditor
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={t('srm.terms.label')}
      error={error !== undefined}
      describedBy={control['aria-describedby'] ?? ''}
    />
  );
  return (
    <Card
      title={t('srm.terms.label')}
      subtitle={t('srm.terms.exampleNote')}
      actions={
        <Inline>
          {hasEarlier && <VersionsButton onUse={field.onChange} />}
          <PdfButton html={field.value} disabled={!hasWords(field.value)} />
          <ExampleButton hasWords={hasWords(field.value)} onUse={() => field.onChange(exampleTerms(t))} />
        </Inline>
      }
    >
      <FieldFrame {...frame}>
        <Tabs
          label={t('srm.terms.label')}
          tabs={[
            { id: 'write', label: t('srm.terms.edit'), content: editor },
            { id: 'preview', label: t('srm.terms.preview'), content: <TermsPreview html={field.value} /> },
          ]}
        />
      </FieldFrame>
      <Text tone="muted" size={2}>
        {t('srm.terms.length', { length: field.value.length, max: termsMax })}
      </Text>
    </Card>
  );
}
