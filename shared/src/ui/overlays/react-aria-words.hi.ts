/**
 * What react-aria says in Hindi, which it does not have itself. One export for each of its parts that the kit uses;
 * the build adds them to its languages, see `shared/build/webpack/react-aria-languages.cjs`.
 */
type Values = Readonly<Record<string, string>>;
interface Formatter {
  number(value: string): string;
  select(texts: Readonly<Record<string, string | (() => string)>>, value: string): string;
}

export const autocomplete = { collectionLabel: 'सुझाव' };

export const calendar = {
  previous: 'पिछला',
  next: 'अगला',
  selectedDateDescription: ({ date }: Values) => `चुनी गई तारीख: ${date}`,
  selectedRangeDescription: ({ dateRange }: Values) => `चुनी गई अवधि: ${dateRange}`,
  todayDate: ({ date }: Values) => `आज, ${date}`,
  todayDateSelected: ({ date }: Values) => `आज, ${date}, चुनी गई`,
  dateSelected: ({ date }: Values) => `${date}, चुनी गई`,
  startRangeSelectionPrompt: 'अवधि की शुरुआत चुनने के लिए क्लिक करें',
  finishRangeSelectionPrompt: 'अवधि का अंत चुनने के लिए क्लिक करें',
  minimumDate: 'पहली उपलब्ध तारीख',
  maximumDate: 'आखिरी उपलब्ध तारीख',
  dateRange: ({ startDate, endDate }: Values) => `${startDate} से ${endDate}`,
};

export const combobox = {
  focusAnnouncement: (values: Values, formatter: Formatter) => {
    const { groupTitle, groupCount = '', optionText, isGroupChange = '', isSelected = '' } = values;
    const group = () => `समूह ${groupTitle}, ${formatter.number(groupCount)} विकल्प। `;
    return `${formatter.select({ true: group, other: '' }, isGroupChange)}${optionText}${formatter.select({ true: ', चुना गया', other: '' }, isSelected)}`;
  },
  countAnnouncement: ({ optionCount = '' }: Values, formatter: Formatter) =>
    `${formatter.number(optionCount)} विकल्प उपलब्ध।`,
  selectedAnnouncement: ({ optionText }: Values) => `${optionText}, चुना गया`,
  buttonLabel: 'सुझाव दिखाएँ',
  listboxLabel: 'सुझाव',
};

export const datepicker = {
  era: 'युग',
  year: 'वर्ष',
  month: 'महीना',
  day: 'दिन',
  hour: 'घंटा',
  minute: 'मिनट',
  second: 'सेकंड',
  dayPeriod: 'AM/PM',
  calendar: 'कैलेंडर',
  startDate: 'आरंभ की तारीख',
  endDate: 'समाप्ति की तारीख',
  weekday: 'सप्ताह का दिन',
  timeZoneName: 'समय क्षेत्र',
  selectedDateDescription: ({ date }: Values) => `चुनी गई तारीख: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }: Values) => `चुनी गई अवधि: ${startDate} से ${endDate}`,
  selectedTimeDescription: ({ time }: Values) => `चुना गया समय: ${time}`,
};

export const menu = { longPressMessage: 'मेनू खोलने के लिए देर तक दबाएँ या Alt + नीचे तीर दबाएँ' };

export const overlays = { dismiss: 'बंद करें' };

export const spinbutton = { Empty: 'खाली' };

/** The part `datepicker` of react-stately, which checks values. */
export const statelyDatepicker = {
  rangeUnderflow: ({ minValue }: Values) => `मान ${minValue} या उसके बाद का होना चाहिए।`,
  rangeOverflow: ({ maxValue }: Values) => `मान ${maxValue} या उससे पहले का होना चाहिए।`,
  rangeReversed: 'आरंभ की तारीख समाप्ति की तारीख से पहले होनी चाहिए।',
  unavailableDate: 'चुनी गई तारीख उपलब्ध नहीं है।',
};
