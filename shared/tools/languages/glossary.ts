// cspell:ignore bcompan benquir breserv
import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** A row of the glossary that has translations. */
export interface GlossaryRow {
  readonly word: string;
  readonly ar: string;
  readonly hi: string;
}

/** The rows of docs/glossary.md with a word in each language. */
export const readGlossary = (): GlossaryRow[] =>
  readFileSync(resolveFromRoot('docs', 'glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && !/^(?:word|-+)$/.test(cells[1] ?? ''))
    .map(([, word = '', , ar = '', hi = '']) => ({ word, ar, hi }));

/** How a word of the glossary is recognised in a text: its stem, because words are inflected. */
export interface Concept {
  readonly word: string;
  readonly en: RegExp;
  readonly ar: RegExp;
  readonly hi: RegExp;
}

export const concepts: readonly Concept[] = [
  { word: 'company', en: /\bcompan(?:y|ies)\b/i, ar: /شرك/, hi: /कंपन/ },
  { word: 'customer', en: /\bcustomers?\b/i, ar: /عميل|عملا/, hi: /ग्राहक/ },
  { word: 'listing', en: /\blistings?\b/i, ar: /إعلان/, hi: /लिस्टिंग/ },
  { word: 'fleet vehicle', en: /\bvehicles?\b/i, ar: /مركب/, hi: /गाड़/ },
  { word: 'level', en: /\blevels?\b/i, ar: /مستوي|مستوى/, hi: /चरण/ },
  { word: 'odometer', en: /\bodometers?\b/i, ar: /عدّاد/, hi: /ओडोमीटर/ },
  { word: 'maintenance', en: /\bmaintenance\b/i, ar: /صيان/, hi: /मेंटेनेंस/ },
  { word: 'known damage', en: /\bknown damages?\b/i, ar: /ضرر|أضرار/, hi: /नुकसान/ },
  { word: 'trip', en: /\btrips?\b/i, ar: /رحل/, hi: /ट्रिप/ },
  { word: 'draft', en: /\bdrafts?\b/i, ar: /مسود/, hi: /ड्राफ़्ट/ },
  { word: 'reserved', en: /\breserv/i, ar: /حجز|حجوز|محجوز/, hi: /रिज़र्व/ },
  { word: 'handover', en: /\bhandovers?\b/i, ar: /تسليم/, hi: /हैंडओवर/ },
  { word: 'checklist', en: /\bchecklists?\b/i, ar: /فحص/, hi: /चेकलिस्ट/ },
  { word: 'contract', en: /\bcontracts?\b/i, ar: /عقد|عقود/, hi: /एग्रीमेंट/ },
  { word: 'addendum', en: /\baddend(?:um|a)\b/i, ar: /ملحق/, hi: /परिशिष्ट/ },
  { word: 'deposit', en: /\bdeposits?\b/i, ar: /تأمين/, hi: /डिपॉज़िट/ },
  { word: 'charge', en: /\bcharges?\b/i, ar: /رسم|رسوم/, hi: /शुल्क/ },
  { word: 'fine', en: /\bfines\b/i, ar: /مخالف/, hi: /चालान/ },
  { word: 'discount', en: /\bdiscounts?\b/i, ar: /خصم/, hi: /छूट/ },
  { word: 'settlement', en: /\bsettlements?\b/i, ar: /تسوي/, hi: /हिसाब/ },
  { word: 'receipt', en: /\breceipts?\b/i, ar: /إيصال/, hi: /रसीद/ },
  { word: 'invoice', en: /\binvoices?\b/i, ar: /فاتور|فواتير/, hi: /इनवॉइस/ },
  { word: 'credit note', en: /\bcredit notes?\b/i, ar: /إشعار/, hi: /क्रेडिट नोट/ },
  { word: 'refund', en: /\brefunds?\b/i, ar: /مسترد|مبالغ مستردة|استرداد/, hi: /रिफ़ंड/ },
  { word: 'enquiry', en: /\benquir(?:y|ies)\b/i, ar: /استفسار/, hi: /पूछताछ/ },
  { word: 'unlock', en: /\bunlock/i, ar: /قفل/, hi: /अनलॉक/ },
  { word: 'follow up', en: /\bfollow[- ]ups?\b/i, ar: /متابع|تابع/, hi: /फ़ॉलो-अप/ },
];

/** Words that the translations once used for a concept, and the glossary does not. */
export const replacedWords: Readonly<Record<'en' | 'ar' | 'hi', Readonly<Record<string, string>>>> = {
  en: { 'check-list': 'checklist', inquiry: 'enquiry', papers: 'documents', figures: 'metrics' },
  ar: { وثيقة: 'مستند', وثائق: 'مستندات', أوراق: 'مستندات' },
  hi: {
    वाहन: 'गाड़ी',
    यात्रा: 'ट्रिप',
    क्षति: 'नुकसान',
    अनुबंध: 'एग्रीमेंट',
    आरक्षण: 'रिज़र्वेशन',
    आरक्षित: 'रिज़र्व',
    कागज़ात: 'दस्तावेज़',
    'चेक-लिस्ट': 'चेकलिस्ट',
  },
};

/** The text without the names of filled-in values, which may be words of the glossary. */
const removeValues = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '{');

/** The concepts that the English text has and the translation has not. */
export const listMissingConcepts = (english: string, translation: string, locale: 'ar' | 'hi'): string[] =>
  concepts
    .filter(({ en, [locale]: stem }) => en.test(removeValues(english)) && !stem.test(translation))
    .map(({ word }) => word);

/** A line for each word of the text that another word of the glossary has replaced. */
export const listReplacedWords = (text: string, locale: 'en' | 'ar' | 'hi'): string[] =>
  Object.entries(replacedWords[locale])
    .filter(([word]) => removeValues(text).toLowerCase().includes(word))
    .map(([word, instead]) => `${word}: write ${instead}`);
