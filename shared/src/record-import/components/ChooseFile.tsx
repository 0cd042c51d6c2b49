import { limits } from '@portal/shared/contract';
import { CsvArea } from '@portal/shared/csv/area';
import { Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { TemplateButton } from '../../csv/TemplateButton';
import type { ImportWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';

const Beginning = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
`;

/** A file to begin with: the columns, and one valid line as an example. */
export interface Template {
  readonly fileName: string;
  readonly make: () => Promise<{ readonly header: readonly string[]; readonly line: readonly string[] }>;
}

interface Props {
  words: ImportWords;
  template: Template;
  onFile: (file: File) => void;
}

export function ChooseFile({ words, template, onFile }: Props) {
  const t = useImportText();
  const templateWords = {
    label: t('recordImport.template'),
    fileName: template.fileName,
    failed: t('recordImport.templateFailed'),
  };
  const areaWords = {
    choose: t('recordImport.choose'),
    drop: t('recordImport.drop'),
    limits: words('limits', { rows: limits.listing.importRowsMax }),
  };
  return (
    <Stack>
      <Text tone="secondary">{words('intro')}</Text>
      <Beginning>
        <Text size={2}>{t('recordImport.begin')}</Text>
        <TemplateButton words={templateWords} make={template.make} />
      </Beginning>
      <CsvArea words={areaWords} onFile={onFile} />
    </Stack>
  );
}
