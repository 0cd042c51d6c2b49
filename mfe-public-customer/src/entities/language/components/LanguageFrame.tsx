import {
  createI18n,
  MessagesProvider,
  customerSource,
  useDirection,
  useI18n,
  useMessages,
} from '@portal/shared/i18n';
import { useState, type ReactNode } from 'react';
import { messages } from '../../../messages/source';

function newI18n() {
  const i18n = createI18n();
  void i18n.add(customerSource);
  void i18n.add(messages);
  return i18n;
}

/** The page in its own language: in the portal, too, the customer's language is not the shell's. */
export function LanguageFrame({ children }: { children: ReactNode }) {
  const [i18n] = useState(newI18n);
  return (
    <MessagesProvider i18n={i18n}>
      <Marked>{children}</Marked>
    </MessagesProvider>
  );
}

function Marked({ children }: { children: ReactNode }) {
  // Renders again when the language has loaded.
  useMessages();
  const { locale } = useI18n();
  return (
    <div lang={locale} dir={useDirection()}>
      {children}
    </div>
  );
}
