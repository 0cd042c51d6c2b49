import type { Locale } from '../locales';
import answersAr from './answers.ar.messages.json';
import answersEn from './answers.en.messages.json';
import answersHi from './answers.hi.messages.json';
import deskFormsAr from './desk-forms.ar.messages.json';
import deskFormsEn from './desk-forms.en.messages.json';
import deskFormsHi from './desk-forms.hi.messages.json';
import formsAr from './forms.ar.messages.json';
import formsEn from './forms.en.messages.json';
import formsHi from './forms.hi.messages.json';

type FormRule = keyof typeof formsEn | keyof typeof deskFormsEn;
type AnswerRule = keyof typeof answersEn;
/** The id of a rule that a value breaks: the message of the contract's schemas. */
export type ValidationRule = FormRule | AnswerRule;

/** What a form says next to the field, without a full stop. */
export const formSentences: Readonly<Record<Locale, Readonly<Record<FormRule, string>>>> = {
  en: { ...formsEn, ...deskFormsEn },
  ar: { ...formsAr, ...deskFormsAr },
  hi: { ...formsHi, ...deskFormsHi },
};

/**
 * What only an answer of the server says: rules that no form checks, and sentences that differ from the
 * form's, such as those with the number of a limit.
 */
export const answerSentences: Readonly<Record<Locale, Readonly<Record<AnswerRule, string>>>> = {
  en: answersEn,
  ar: answersAr,
  hi: answersHi,
};
