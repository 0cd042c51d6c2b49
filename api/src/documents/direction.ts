/** The first letter that has a direction decides, as in browsers (`dir="auto"`). */
export const getTextDirection = (text: string): 'ltr' | 'rtl' => {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
};
