import type { AdditionalChargeType } from '../entities/charge-types';
import type { Locale } from '../locales';

/**
 * The names of what may be added to a rental, on the screen and on paper. The wire says them in English.
 * Paper shows no vowel marks.
 */
export const chargeTypeNames: Readonly<
  Record<AdditionalChargeType, Readonly<Record<Exclude<Locale, 'en'>, string>>>
> = {
  'Fuel Charges': { ar: 'رسوم الوقود', hi: 'ईंधन शुल्क' },
  'Excess Mileage Charges': { ar: 'رسوم المسافة الزائدة', hi: 'अतिरिक्त किलोमीटर शुल्क' },
  'Cleaning Charges': { ar: 'رسوم التنظيف', hi: 'सफ़ाई शुल्क' },
  'Late Return Fee': { ar: 'رسم التأخر في الإرجاع', hi: 'देर से वापसी शुल्क' },
  'Insurance Excess/Deductible': { ar: 'مبلغ التحمل التأميني', hi: 'बीमा में ग्राहक का हिस्सा' },
  'Replacement/Repair of Lost/Damaged Accessories': {
    ar: 'استبدال أو إصلاح ملحقات مفقودة أو متضررة',
    hi: 'खोए या टूटे सामान की मरम्मत/बदलाव',
  },
  'Additional Driver Fee': { ar: 'رسم السائق الإضافي', hi: 'अतिरिक्त ड्राइवर शुल्क' },
  'Child Seat': { ar: 'مقعد أطفال', hi: 'चाइल्ड सीट' },
  'GPS/Navigation System': { ar: 'نظام الملاحة (GPS)', hi: 'GPS/नेविगेशन सिस्टम' },
  'Wi-Fi Hotspot Device': { ar: 'جهاز إنترنت متنقل (Wi-Fi)', hi: 'वाई-फ़ाई हॉटस्पॉट डिवाइस' },
  'Roadside Assistance': { ar: 'المساعدة على الطريق', hi: 'रोडसाइड असिस्टेंस' },
  'Cross-Border Fee': { ar: 'رسم عبور الحدود', hi: 'सीमा पार शुल्क' },
  'Smoking Penalty': { ar: 'غرامة التدخين', hi: 'धूम्रपान जुर्माना' },
  'Lost Registration Card': { ar: 'فقدان رخصة المركبة', hi: 'रजिस्ट्रेशन कार्ड खोना' },
  'Replacement Car Delivery Fee': { ar: 'رسم توصيل سيارة بديلة', hi: 'बदली गाड़ी की डिलीवरी शुल्क' },
  'Car Delivery Fee': { ar: 'رسم توصيل السيارة', hi: 'गाड़ी डिलीवरी शुल्क' },
  'Car Return Fee': { ar: 'رسم إرجاع السيارة', hi: 'गाड़ी वापसी शुल्क' },
  'Service Charge': { ar: 'رسم الخدمة', hi: 'सर्विस चार्ज' },
};
