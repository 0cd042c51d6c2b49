import { useMessages } from '@portal/shared/i18n';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Banner } from '../feedback/Banner';
import { collectErrors } from './collectErrors';
import { focusField } from './focusField';

export interface FormErrorsProps {
  /** `formState.errors` of react-hook-form, after a failed submit. */
  errors?: object;
  /** What the server said about the form as a whole. */
  message?: string | null;
  title?: string;
}

const List = styled.ul`
  padding-inline-start: var(--space-4);
  /* Each a target of its own, whatever script it is written in: 24 px. */
  & a {
    display: inline-block;
    min-block-size: 24px;
    padding-block: 2px;
    color: inherit;
  }
`;

/** Everything that is wrong in one place, each a link to its field. Shows nothing while there is nothing. */
export function FormErrors({ errors, message, title }: FormErrorsProps) {
  const t = useMessages();
  const found = collectErrors(errors);
  if (found.length === 0 && !message) return null;
  const follow = (name: string) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    focusField(name, event.currentTarget);
  };
  return (
    <Banner
      tone="danger"
      title={title ?? (found.length > 0 ? t('ui.formErrors.title', { count: found.length }) : message)}
    >
      {found.length > 0 && (
        <>
          {message}
          <List>
            {found.map(({ name, message: text }) => (
              <li key={`${name} ${text}`}>
                {name ? (
                  <a href={`#${name}`} onClick={follow(name)}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </List>
        </>
      )}
    </Banner>
  );
}
