import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  /** As text: the colour alone says nothing. */
  label: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'code'> {
  strength?: PasswordStrength;
}

const meterColors = ['danger', 'danger', 'warning', 'success', 'success'] as const;

const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

const Bar = styled.span<{ $color: string }>`
  flex: 1;
  block-size: 4px;
  border-radius: var(--radius-full);
  background: ${({ $color }) => $color};
  transition: background var(--slow);
`;

const Word = styled.span`
  min-inline-size: 5.5rem;
  padding-inline-start: var(--space-2);
  text-align: end;
`;

export function PasswordField({ strength, help, ...props }: PasswordFieldProps) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  const meter = strength && (
    <Meter>
      {[1, 2, 3, 4].map((step) => (
        <Bar
          key={step}
          $color={
            step <= strength.score ? `var(--color-${meterColors[strength.score]})` : 'var(--color-surface-3)'
          }
        />
      ))}
      <Word>{strength.label}</Word>
    </Meter>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      help={
        help || meter ? (
          <>
            {meter}
            {help}
          </>
        ) : undefined
      }
      end={
        <IconButton
          size="sm"
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
