import { LocalizedStringDictionary, type LocalizedString } from '@internationalized/string';

type Values = Record<string, string>;
type Words = Record<string, LocalizedString>;

/** A sentence with values in it, which react-aria passes with it. */
const write =
  (build: (values: Values) => string): LocalizedString =>
  (values) =>
    build(values as Values);

/** react-aria's own words in Hindi, by its keys, which mean the same in each of its packages. */
const hindi: Words = {
  // Fields of dates and times
  era: 'युग',
  year: 'वर्ष',
  month: 'महीना',
  day: 'दिन',
  hour: 'घंटा',
  minute: 'मिनट',
  second: 'सेकंड',
  dayPeriod: 'am/pm',
  weekday: 'सप्ताह का दिन',
  timeZoneName: 'समय क्षेत्र',
  calendar: 'कैलेंडर',
  startDate: 'शुरू की तारीख',
  endDate: 'अंत की तारीख',
  Empty: 'खाली',
  selectedDateDescription: write(({ date }) => `चुनी गई तारीख: ${date}`),
  selectedTimeDescription: write(({ time }) => `चुना गया समय: ${time}`),
  selectedRangeDescription: write(
    ({ dateRange, startDate, endDate }) => `चुनी गई अवधि: ${dateRange ?? `${startDate} से ${endDate} तक`}`,
  ),
  rangeUnderflow: write(({ minValue }) => `${minValue} या उसके बाद का मान चुनें।`),
  rangeOverflow: write(({ maxValue }) => `${maxValue} या उससे पहले का मान चुनें।`),
  rangeReversed: 'शुरू की तारीख, अंत की तारीख से पहले होनी चाहिए।',
  unavailableDate: 'चुनी गई तारीख उपलब्ध नहीं है।',
  // Calendars
  previous: 'पिछला',
  next: 'अगला',
  todayDate: write(({ date }) => `आज, ${date}`),
  todayDateSelected: write(({ date }) => `आज, ${date}, चुनी गई`),
  dateSelected: write(({ date }) => `${date}, चुनी गई`),
  dateRange: write(({ startDate, endDate }) => `${startDate} से ${endDate} तक`),
  startRangeSelectionPrompt: 'अवधि शुरू करने के लिए क्लिक करें',
  finishRangeSelectionPrompt: 'अवधि पूरी करने के लिए क्लिक करें',
  minimumDate: 'पहली उपलब्ध तारीख',
  maximumDate: 'आखिरी उपलब्ध तारीख',
  // Lists and layers
  dismiss: 'बंद करें',
  longPressMessage: 'मेनू खोलने के लिए देर तक दबाएँ, या Alt + नीचे का तीर दबाएँ',
  buttonLabel: 'सुझाव दिखाएँ',
  listboxLabel: 'सुझाव',
  countAnnouncement: write(({ optionCount }) => `${optionCount} विकल्प उपलब्ध हैं।`),
  selectedAnnouncement: write(({ optionText }) => `${optionText}, चुना गया`),
  focusAnnouncement: write(({ optionText, isSelected }) =>
    isSelected ? `${optionText}, चुना गया` : `${optionText}`,
  ),
};

const isHindi = (locale: string): boolean => locale === 'hi' || locale.startsWith('hi-');

/** react-aria has no Hindi and would speak English. What it has in no other language stays as it is. */
export function addHindiWords(): void {
  const dictionary = LocalizedStringDictionary.prototype;
  const getWords = dictionary.getStringsForLocale;
  dictionary.getStringsForLocale = function getStringsForLocale(locale) {
    const words = getWords.call(this, locale);
    return isHindi(locale) ? { ...words, ...hindi } : words;
  };
}
