import { useI18n, useMessages } from '@portal/shared/i18n';
import { FieldFrame, Flag, Icon, useField, type FieldOptions } from '@portal/shared/ui';
import type { CountryCode } from 'libphonenumber-js/min';
import type { Ref } from 'react';
import { callingCodes } from './calling-codes';
import { Box, Code, CodeSelect, NationalNumber } from './phoneStyle';
import { getCallingCode } from './phoneText';
import { usePhoneInput } from './usePhoneInput';

export interface PhoneFieldProps extends FieldOptions {
  /** E.164, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The country of an empty field. */
  country: 'ae' | 'in';
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** `tel-national` unless the number is another person's. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

const flags: Partial<Record<CountryCode, 'ae' | 'in'>> = { AE: 'ae', IN: 'in' };

/** Calling code and number in one box, left to right in every language. Works with a Controller of react-hook-form. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useMessages();
  const { locale } = useI18n();
  const [frame, control, { value, onChange, onBlur, country, autoComplete = 'tel-national', ...input }] =
    useField(props);
  const home = country === 'in' ? 'IN' : 'AE';
  const { library, shown, touch, onType, onCountry, tidy } = usePhoneInput({
    value,
    onChange,
    country: home,
  });
  const flag = flags[shown.country];
  return (
    <FieldFrame {...frame}>
      <Box dir="ltr" aria-invalid={control['aria-invalid']} onFocus={touch} onPointerEnter={touch}>
        <Code>
          {flag ? <Flag country={flag} /> : shown.country}
          <span>+{getCallingCode(shown.country, library)}</span>
          <Icon name="chevron-down" size={14} />
          <CodeSelect
            aria-label={t('ui.phone.country')}
            autoComplete="tel-country-code"
            disabled={input.disabled}
            value={shown.country}
            onChange={(event) => onCountry(event.currentTarget.value as CountryCode)}
          >
            {callingCodes(locale, library, shown.country).map((option) => (
              <option key={option.country} value={option.country}>
                {option.label}
              </option>
            ))}
          </CodeSelect>
        </Code>
        <NationalNumber
          {...input}
          {...control}
          type="tel"
          autoComplete={autoComplete}
          value={shown.text}
          onChange={onType}
          onBlur={() => {
            tidy();
            onBlur?.();
          }}
        />
      </Box>
    </FieldFrame>
  );
}
