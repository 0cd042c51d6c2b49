interface City {
  readonly names: { readonly en: string; readonly ar: string; readonly hi: string };
  readonly latitude: number;
  readonly longitude: number;
  /** Shown from this zoom of the map. */
  readonly zoom: number;
}

const city = (
  [en, ar, hi]: readonly [string, string, string],
  latitude: number,
  longitude: number,
  zoom = 5,
): City => ({ names: { en, ar, hi }, latitude, longitude, zoom });

/** Main cities of both countries and their neighbours, for a map without streets. Our own list, to two decimals. */
export const cities: readonly City[] = [
  city(['Dubai', 'دبي', 'दुबई'], 25.2, 55.27, 3),
  city(['Abu Dhabi', 'أبوظبي', 'अबू धाबी'], 24.45, 54.38, 3),
  city(['Sharjah', 'الشارقة', 'शारजाह'], 25.35, 55.39, 7),
  city(['Ajman', 'عجمان', 'अजमान'], 25.41, 55.44, 8),
  city(['Umm Al Quwain', 'أم القيوين', 'उम्म अल क़ुवैन'], 25.55, 55.55, 7),
  city(['Ras Al Khaimah', 'رأس الخيمة', 'रास अल ख़ैमा'], 25.79, 55.94),
  city(['Fujairah', 'الفجيرة', 'फ़ुजैरा'], 25.12, 56.33),
  city(['Al Ain', 'العين', 'अल ऐन'], 24.21, 55.74),
  city(['Khor Fakkan', 'خورفكان', 'खोर फ़क्कान'], 25.34, 56.36, 7),
  city(['Hatta', 'حتا', 'हट्टा'], 24.8, 56.13, 7),
  city(['Madinat Zayed', 'مدينة زايد', 'मदीनत ज़ायद'], 23.65, 53.65, 6),
  city(['Ruwais', 'الرويس', 'रुवैस'], 24.11, 52.73, 6),
  city(['Ghuwaifat', 'الغويفات', 'ग़ुवैफ़ात'], 24.13, 51.61, 6),
  city(['Muscat', 'مسقط', 'मस्कट'], 23.59, 58.41, 3),
  city(['Sohar', 'صحار', 'सोहार'], 24.34, 56.73),
  city(['Doha', 'الدوحة', 'दोहा'], 25.29, 51.53, 3),
  city(['Manama', 'المنامة', 'मनामा'], 26.22, 50.58, 4),
  city(['Riyadh', 'الرياض', 'रियाद'], 24.71, 46.68, 3),
  city(['Kuwait City', 'مدينة الكويت', 'कुवैत सिटी'], 29.37, 47.98, 3),
  city(['Delhi', 'دلهي', 'दिल्ली'], 28.65, 77.22, 3),
  city(['Mumbai', 'مومباي', 'मुंबई'], 19.08, 72.88, 3),
  city(['Bengaluru', 'بنغالور', 'बेंगलुरु'], 12.97, 77.59, 3),
  city(['Hyderabad', 'حيدر أباد', 'हैदराबाद'], 17.38, 78.48, 4),
  city(['Chennai', 'تشيناي', 'चेन्नई'], 13.08, 80.27, 3),
  city(['Kolkata', 'كولكاتا', 'कोलकाता'], 22.57, 88.36, 3),
  city(['Pune', 'بونه', 'पुणे'], 18.52, 73.86),
  city(['Ahmedabad', 'أحمد آباد', 'अहमदाबाद'], 23.02, 72.57, 4),
  city(['Jaipur', 'جايبور', 'जयपुर'], 26.91, 75.79, 4),
  city(['Lucknow', 'لكناو', 'लखनऊ'], 26.85, 80.95, 4),
  city(['Surat', 'سورت', 'सूरत'], 21.17, 72.83),
  city(['Kanpur', 'كانبور', 'कानपुर'], 26.45, 80.33),
  city(['Nagpur', 'ناغبور', 'नागपुर'], 21.15, 79.09, 4),
  city(['Indore', 'إندور', 'इंदौर'], 22.72, 75.86),
  city(['Bhopal', 'بوبال', 'भोपाल'], 23.26, 77.41),
  city(['Patna', 'باتنا', 'पटना'], 25.59, 85.14),
  city(['Chandigarh', 'شانديغار', 'चंडीगढ़'], 30.73, 76.78),
  city(['Kochi', 'كوتشي', 'कोच्चि'], 9.93, 76.27, 4),
  city(['Thiruvananthapuram', 'تيروفانانتابورام', 'तिरुवनंतपुरम'], 8.52, 76.94),
  city(['Coimbatore', 'كويمباتور', 'कोयंबटूर'], 11.02, 76.96),
  city(['Visakhapatnam', 'فيساخاباتنام', 'विशाखापत्तनम'], 17.69, 83.22),
  city(['Panaji', 'باناجي', 'पणजी'], 15.5, 73.83),
  city(['Mysuru', 'ميسور', 'मैसूर'], 12.3, 76.64, 6),
  city(['Udaipur', 'أودايبور', 'उदयपुर'], 24.58, 73.71),
  city(['Guwahati', 'غواهاتي', 'गुवाहाटी'], 26.14, 91.74, 4),
  city(['Srinagar', 'سريناغار', 'श्रीनगर'], 34.08, 74.8),
  city(['Dehradun', 'دهرادون', 'देहरादून'], 30.32, 78.03),
  city(['Ranchi', 'رانشي', 'रांची'], 23.34, 85.31),
  city(['Bhubaneswar', 'بوبانسوار', 'भुवनेश्वर'], 20.3, 85.82),
  city(['Raipur', 'رايبور', 'रायपुर'], 21.25, 81.63),
  city(['Karachi', 'كراتشي', 'कराची'], 24.86, 67.01, 4),
  city(['Kathmandu', 'كاتماندو', 'काठमांडू'], 27.72, 85.32, 4),
  city(['Dhaka', 'دكا', 'ढाका'], 23.81, 90.41, 4),
  city(['Colombo', 'كولومبو', 'कोलंबो'], 6.93, 79.86, 4),
];
