import type { CountryCode } from 'libphonenumber-js/min';
import { useState, type ChangeEvent } from 'react';
import { readPhoneText } from '../../contract/entities/phone-text';
import { usePhoneLibrary, type PhoneLibrary } from './library';
import { fromE164, homeCountries, formatNational, toE164, type PhoneText } from './phoneText';

export interface PhoneInput {
  value: string;
  onChange: (value: string) => void;
  country: CountryCode;
}

const isHome = (value: string) =>
  homeCountries.some(({ callingCode }) => value.startsWith(`+${callingCode}`));

/**
 * Keeps the typed text separate from the E.164 that the form holds, so that no key stroke is ever rewritten
 * under the cursor.
 */
export function usePhoneInput({ value, onChange, country }: PhoneInput) {
  const [touched, setTouched] = useState(false);
  const [typed, setTyped] = useState(false);
  // An unchanged text is not rewritten under the cursor: it would lose its selection, and the next typed text
  // would not replace it.
  const library = usePhoneLibrary(
    touched || (value !== '' && !isHome(value)),
    (by) => (typed || !touched) && tidy(by),
  );
  const [shown, setShown] = useState<PhoneText>(() => fromE164(value, country, null));
  const [formValue, setFormValue] = useState(value);

  // The form was reset or filled from elsewhere.
  if (value !== formValue) {
    setFormValue(value);
    setShown(fromE164(value, value ? shown.country : country, library));
  }

  function show(next: PhoneText, by: PhoneLibrary | null = library) {
    setShown(next);
    const e164 = toE164(next, by);
    if (e164 === formValue) return;
    setFormValue(e164);
    onChange(e164);
  }

  /** Groups the digits, and finds the country of a number that was typed or filled in whole. */
  function tidy(by: PhoneLibrary | null) {
    const e164 = toE164(shown, by);
    if (e164) show(fromE164(e164, shown.country, by), by);
  }

  function onType(event: ChangeEvent<HTMLInputElement>) {
    const { value: entered, selectionStart } = event.currentTarget;
    setTyped(true);
    const text = readPhoneText(entered);
    if (text.startsWith('+'))
      return show(
        library ? fromE164(text.replace(/[^\d+]/g, ''), shown.country, library) : { ...shown, text },
      );
    const appended = selectionStart === entered.length && text.length > shown.text.length;
    show({ ...shown, text: appended ? formatNational(text, shown.country, library) : text });
  }

  return {
    library,
    shown,
    touch: () => setTouched(true),
    onType,
    onCountry: (next: CountryCode) =>
      show({ country: next, text: formatNational(shown.text, next, library) }),
    tidy: () => tidy(library),
  };
}
