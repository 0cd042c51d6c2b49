/** A message to a phone number such as `+971501234567`, prepared in WhatsApp; null if the text is no number. */
export function writeWhatsAppLink(phone: string | null | undefined, message: string): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length < 7 ? null : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}
