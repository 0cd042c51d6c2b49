import { useI18n } from '@portal/shared/portal';
import { formatBytes } from '@portal/shared/format';
import { Banner, Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import { fileRules, type Refusal } from '../model/check-files';
import type { MediaList } from '../model/media-item';
import { typeNames } from '../model/type-names';

const Names = styled.ul`
  padding-inline-start: var(--space-4);
  overflow-wrap: anywhere;
`;

interface RefusedFilesProps {
  list: MediaList;
  refused: readonly Refusal[];
  onClose: () => void;
}

/** Which of the chosen files were refused, and why. */
export function RefusedFiles({ list, refused, onClose }: RefusedFilesProps) {
  const t = useFormText();
  const { locale } = useI18n();
  if (refused.length === 0) return null;
  const { accept, maxBytes, maxFiles } = fileRules[list];
  const left = refused.filter(({ problem }) => problem === 'tooMany').map(({ file }) => file.name);
  const facts = { max: formatBytes(maxBytes, locale), types: typeNames(accept, locale) };
  return (
    <Banner
      tone="danger"
      title={t('form.media.refused', { count: refused.length })}
      action={
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('form.media.understood')}
        </Button>
      }
    >
      <Names>
        {refused.map(({ file, problem }, at) =>
          problem === 'tooMany' ? null : (
            <li key={`${file.name} ${at}`}>
              {t(`form.media.problem.${problem}`, {
                ...facts,
                name: file.name,
                size: formatBytes(file.size, locale),
              })}
            </li>
          ),
        )}
        {left.length > 0 && (
          <li>
            {t('form.media.problem.tooMany', {
              max: maxFiles,
              names: new Intl.ListFormat(locale).format(left),
            })}
          </li>
        )}
      </Names>
    </Banner>
  );
}
