import { Icon, PageHeader, Stack } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import { listPath } from '../../../../entities/listing/model/paths';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

interface FormPageProps {
  title: string;
  /** In front of the title. */
  mark?: ReactNode;
  subtitle?: string;
  actions?: ReactNode;
  steps: ReactNode;
  children: ReactNode;
}

/** The frame of adding and editing: the current place, and the way back to the list. */
export function FormPage({ title, mark, subtitle, actions, steps, children }: FormPageProps) {
  const t = useFormText();
  return (
    <>
      <PageHeader
        back={
          <Back to={listPath}>
            <Icon name="arrow-start" size={14} />
            {t('form.toList')}
          </Back>
        }
        title={
          mark ? (
            <>
              {mark} {title}
            </>
          ) : (
            title
          )
        }
        subtitle={subtitle}
        actions={actions}
      />
      <Stack gap={5}>
        {steps}
        {children}
      </Stack>
    </>
  );
}
