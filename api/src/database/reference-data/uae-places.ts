import type { emirates } from '@portal/shared/contract';

/** The codes on number plates, by the names of the emirates. */
export const emiratesByState: ReadonlyMap<string, (typeof emirates)[number]> = new Map([
  ['Abu Dhabi', 'AUH'],
  ['Dubai', 'DXB'],
  ['Sharjah', 'SHJ'],
  ['Ajman', 'AJM'],
  ['Umm Al Quwain', 'UAQ'],
  ['Ras Al Khaimah', 'RAK'],
  ['Fujairah', 'FUJ'],
] as const);

/** The seven emirates with the cities and areas where vehicles are rented. */
export const uaePlaces = `
Abu Dhabi: Abu Dhabi City, Al Ain, Al Dhafra, Al Maryah Island, Al Mushrif, Al Raha Beach, Al Reem Island, Al Ruwais, Baniyas,
  Corniche, Khalifa City, Liwa, Madinat Zayed, Masdar City, Mohammed Bin Zayed City, Mussafah, Saadiyat Island, Shahama, Yas Island,
  Zayed International Airport
Dubai: Al Barsha, Al Furjan, Al Garhoud, Al Jaddaf, Al Karama, Al Nahda, Al Qusais, Al Quoz, Al Rashidiya, Al Rigga, Al Safa, Al Sufouh,
  Arabian Ranches, Bluewaters Island, Bur Dubai, Business Bay, City Walk, Deira, Discovery Gardens, DIFC, Downtown Dubai,
  Dubai Creek Harbour, Dubai Festival City, Dubai Hills Estate, Dubai International Airport, Dubai International City,
  Dubai Internet City, Dubai Investments Park, Dubai Marina, Dubai Media City, Dubai Silicon Oasis, Dubai South, Dubai Sports City,
  Emirates Hills, Hatta, Ibn Battuta, Jebel Ali, Jumeirah, Jumeirah Beach Residence, Jumeirah Lake Towers, Jumeirah Village Circle,
  Meydan, Mirdif, Motor City, Nad Al Sheba, Oud Metha, Palm Jumeirah, Ras Al Khor, Satwa, Sheikh Zayed Road, The Greens, Umm Suqeim
Sharjah: Al Dhaid, Al Khan, Al Majaz, Al Mamzar, Al Nahda, Al Qasimia, Al Taawun, Dibba Al Hisn, Industrial Area, Kalba,
  Khor Fakkan, Muwaileh, Sharjah City, Sharjah International Airport, University City
Ajman: Ajman City, Al Hamidiya, Al Jurf, Al Nuaimiya, Al Rashidiya, Al Rawda, Corniche, Manama, Masfout
Umm Al Quwain: Al Raas, Al Ramlah, Al Salamah, Falaj Al Mualla, Umm Al Quwain City
Ras Al Khaimah: Al Hamra, Al Jazirah Al Hamra, Al Marjan Island, Al Nakheel, Al Qusaidat, Digdaga, Julphar, Khatt, Mina Al Arab,
  Ras Al Khaimah City, Ras Al Khaimah International Airport, Rams, Shaam
Fujairah: Al Aqah, Al Bidya, Al Faseel, Dibba Al Fujairah, Fujairah City, Masafi, Mirbah, Qidfa, Sakamkam
`;
