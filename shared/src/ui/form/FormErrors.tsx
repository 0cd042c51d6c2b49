import { useMessages } from '@portal/shared/i18n';
import { useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Banner } from '@portal/shared/ui';
import { collectErrors } from './collectErrors';
import { focusField } from './focusField';
import { useFieldLabels } from './useFieldLabels';

export interface FormErrorsProps {
  /** `formState.errors` of react-hook-form, after a failed submit. */
  errors?: object;
  /** What the server said about the form as a whole. */
  message?: string | null;
  title?: string;
  /** Names a field that has no label on the page, or whose label does not fit the summary. */
  getLabel?: (name: string) => string | undefined;
}

const List = styled.ul`
  padding-inline-start: var(--space-4);
  /* Each is a separate target of 24 px, in every script. */
  & a {
    display: inline-block;
    /* The bullet stands at the first of several lines. */
    vertical-align: top;
    min-block-size: 24px;
    padding-block: 2px;
    color: inherit;
  }
`;

/** All errors in one place, in page order, each a link to its field with the field's name. Shows nothing while there are none. */
export function FormErrors({ errors, message, title, getLabel }: FormErrorsProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const unsorted = collectErrors(errors);
  const labels = useFieldLabels(
    unsorted.map(({ name }) => name),
    list,
    t('ui.optional'),
  );
  const getPlace = (name: string) => labels.findIndex((field) => field.name === name);
  const found = [...unsorted].sort((one, other) => getPlace(one.name) - getPlace(other.name));
  const describe = (name: string, problem: string) => {
    const label = getLabel?.(name) ?? labels[getPlace(name)]?.label;
    return label ? t('ui.formErrors.field', { label, problem }) : problem;
  };
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
          <List ref={list}>
            {found.map(({ name, message: text }) => (
              <li key={`${name} ${text}`}>
                {name ? (
                  <a href={`#${name}`} onClick={follow(name)}>
                    {describe(name, text)}
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
