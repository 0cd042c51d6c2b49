import { limits, toLatinDigits } from '@portal/shared/contract';
import { FieldFrame, useField, type FieldOptions } from '@portal/shared/ui';
import { OTPInput } from 'input-otp';
import type { Ref } from 'react';
import { Caret, Cell, Cells } from './cells';

export interface CodeFieldProps extends FieldOptions {
  value?: string;
  onChange: (code: string) => void;
  /** All digits are entered: typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** input-otp adds its own style, which a strict content security policy allows only with a nonce. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Of any keyboard. */
const DIGITS = '^[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f]+$';

/** One real input under the cells, so that paste, autofill and screen readers work as in any field. */
export function CodeField(props: CodeFieldProps) {
  const [frame, control, { value = '', onChange, onComplete, ...input }] = useField(props);
  return (
    <FieldFrame {...frame}>
      <Cells>
        <OTPInput
          {...input}
          {...control}
          dir="ltr"
          nonce={nonce()}
          value={value}
          onChange={(code) => onChange(toLatinDigits(code))}
          onComplete={(code: string) => onComplete?.(toLatinDigits(code))}
          maxLength={limits.oneTimeCode.digits}
          pattern={DIGITS}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Codes often arrive as "123 456".
          pasteTransformer={(pasted) => toLatinDigits(pasted).replace(/\D/g, '')}
          noScriptCSSFallback={null}
          // No password manager should store a code that is valid for minutes.
          pushPasswordManagerStrategy="none"
          containerClassName="cells"
          render={({ slots }) =>
            slots.map(({ char, isActive, hasFakeCaret }, at) => (
              <Cell key={at} $active={isActive} $invalid={Boolean(frame.error)} aria-hidden>
                {char}
                {hasFakeCaret && <Caret />}
              </Cell>
            ))
          }
        />
      </Cells>
    </FieldFrame>
  );
}
