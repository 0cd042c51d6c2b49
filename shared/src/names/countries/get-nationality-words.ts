/**
 * What the people of a country are called, where its name does not begin so: somebody who looks for "British" finds the
 * United Kingdom. Several words of a country are separated by commas.
 */
const english =
  'AD:Andorran AE:Emirati AF:Afghan AG:Antiguan,Barbudan AL:Albanian AM:Armenian AO:Angolan AR:Argentine,Argentinian AT:Austrian AU:Australian,Aussie AZ:Azerbaijani,Azeri BA:Bosnian,Herzegovinian BB:Barbadian,Bajan BD:Bangladeshi BE:Belgian BF:Burkinabe BG:Bulgarian BH:Bahraini BI:Burundian BJ:Beninese BN:Bruneian BO:Bolivian BR:Brazilian BS:Bahamian BT:Bhutanese BW:Motswana,Batswana BY:Belarusian BZ:Belizean CA:Canadian CD:Congolese CF:Central_African CG:Congolese CH:Swiss CI:Ivorian CL:Chilean CM:Cameroonian CN:Chinese CO:Colombian CR:Costa_Rican CU:Cuban CV:Cape_Verdean CY:Cypriot CZ:Czech DE:German DJ:Djiboutian DK:Danish,Dane DM:Dominican DO:Dominican DZ:Algerian EC:Ecuadorian EE:Estonian EG:Egyptian ER:Eritrean ES:Spanish,Spaniard ET:Ethiopian FI:Finnish,Finn FJ:Fijian FR:French GA:Gabonese GB:British,Briton,English,Scottish,Welsh,UK GD:Grenadian GE:Georgian GH:Ghanaian GM:Gambian GN:Guinean GQ:Equatorial_Guinean GR:Greek GT:Guatemalan GW:Guinea-Bissauan GY:Guyanese HK:Hong_Konger HN:Honduran HR:Croatian,Croat HT:Haitian HU:Hungarian ID:Indonesian IE:Irish IL:Israeli IN:Indian IQ:Iraqi IR:Iranian,Persian IS:Icelandic,Icelander IT:Italian JM:Jamaican JO:Jordanian JP:Japanese KE:Kenyan KG:Kyrgyz KH:Cambodian,Khmer KI:I-Kiribati KM:Comorian KN:Kittitian,Nevisian KP:North_Korean KR:South_Korean,Korean KW:Kuwaiti KZ:Kazakh LA:Lao,Laotian LB:Lebanese LC:Saint_Lucian LI:Liechtensteiner LK:Sri_Lankan LR:Liberian LS:Mosotho,Basotho LT:Lithuanian LU:Luxembourgish,Luxembourger LV:Latvian LY:Libyan MA:Moroccan MC:Monegasque MD:Moldovan ME:Montenegrin MG:Malagasy MH:Marshallese MK:Macedonian ML:Malian MM:Burmese MN:Mongolian,Mongol MR:Mauritanian MT:Maltese MU:Mauritian MV:Maldivian MW:Malawian MX:Mexican MY:Malaysian MZ:Mozambican NA:Namibian NE:Nigerien NG:Nigerian NI:Nicaraguan NL:Dutch,Dutchman,Holland NO:Norwegian NP:Nepali,Nepalese NR:Nauruan NZ:New_Zealander,Kiwi OM:Omani PA:Panamanian PE:Peruvian PG:Papua_New_Guinean PH:Filipino,Filipina PK:Pakistani PL:Polish,Pole PR:Puerto_Rican PS:Palestinian PT:Portuguese PW:Palauan PY:Paraguayan QA:Qatari RO:Romanian RS:Serbian,Serb RU:Russian RW:Rwandan SA:Saudi SB:Solomon_Islander SC:Seychellois SD:Sudanese SE:Swedish,Swede SG:Singaporean SI:Slovenian,Slovene SK:Slovak SL:Sierra_Leonean SM:Sammarinese SN:Senegalese SO:Somali SR:Surinamese SS:South_Sudanese ST:Sao_Tomean SV:Salvadoran SY:Syrian SZ:Swazi TD:Chadian TG:Togolese TH:Thai TJ:Tajik TL:Timorese TM:Turkmen TN:Tunisian TO:Tongan TR:Turkish,Turk TT:Trinidadian,Tobagonian TV:Tuvaluan TW:Taiwanese TZ:Tanzanian UA:Ukrainian UG:Ugandan US:American,USA UY:Uruguayan UZ:Uzbek VA:Vatican VC:Vincentian VE:Venezuelan VN:Vietnamese VU:Ni-Vanuatu WS:Samoan XK:Kosovar YE:Yemeni ZA:South_African ZM:Zambian ZW:Zimbabwean';

/** Only where the word is not a form of the country's name, which finds it already. */
const others =
  'AE:إماراتي,अमीराती BD:बांग्लादेशी CH:سويسري,स्विस CN:चीनी DE:جرمن,जर्मन ES:إسباني,स्पेनी FR:فرنسي,फ़्रांसीसी GB:بريطاني,إنجليزي,ब्रिटिश,अंग्रेज़,ब्रितानी GR:إغريقي,यूनानी IE:آيرلندي,आयरिश IN:هندي,भारतीय,हिंदुस्तानी IT:إيطالي,इतालवी JP:ياباني,जापानी NL:هولندي,डच NP:نيبالي,नेपाली PH:فلبيني,फ़िलिपिनो PL:بولندي,पोलिश RU:روسي,रूसी SA:سعودي,सऊदी SE:سويدي,स्वीडिश TR:तुर्की UA:أوكراني,यूक्रेनी US:أمريكي,أميركي,अमेरिकी,अमरीकी ZA:جنوب_أفريقي';

const readTable = (table: string): readonly (readonly [string, string])[] =>
  table.split(' ').map((entry) => {
    const [code = '', words = ''] = entry.split(':');
    return [code, words.replaceAll(',', ' ').replaceAll('_', ' ')] as const;
  });

const words = new Map(readTable(english));
for (const [code, more] of readTable(others)) words.set(code, `${words.get(code) ?? ''} ${more}`.trim());

/** "British Briton English …" of GB, in every language of the portal. Empty for a country without such words. */
export const getNationalityWords = (code: string): string => words.get(code) ?? '';
