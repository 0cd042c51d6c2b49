/** The states and union territories of India with their main cities. */
export const indiaPlaces = `
Andaman and Nicobar Islands: Diglipur, Havelock, Mayabunder, Port Blair, Rangat
Andhra Pradesh: Amaravati, Anantapur, Chittoor, Eluru, Guntur, Kadapa, Kakinada, Kurnool, Machilipatnam, Nellore, Ongole, Rajahmundry,
  Srikakulam, Tirupati, Vijayawada, Visakhapatnam, Vizianagaram
Arunachal Pradesh: Bomdila, Itanagar, Naharlagun, Pasighat, Tawang, Ziro
Assam: Bongaigaon, Dibrugarh, Dispur, Guwahati, Jorhat, Nagaon, Silchar, Sivasagar, Tezpur, Tinsukia
Bihar: Arrah, Begusarai, Bhagalpur, Bihar Sharif, Bodh Gaya, Chhapra, Darbhanga, Gaya, Hajipur, Katihar, Motihari, Munger, Muzaffarpur,
  Patna, Purnia, Saharsa, Sasaram, Siwan
Chandigarh: Chandigarh
Chhattisgarh: Ambikapur, Bhilai, Bilaspur, Dhamtari, Durg, Jagdalpur, Korba, Raigarh, Raipur, Rajnandgaon
Dadra and Nagar Haveli and Daman and Diu: Daman, Diu, Silvassa
Delhi: Aerocity, Connaught Place, Dwarka, Gandhi Nagar, Janakpuri, Karol Bagh, Lajpat Nagar, Mayur Vihar, Nehru Place, New Delhi, Pitampura,
  Preet Vihar, Rajouri Garden, Rohini, Saket, Shahdara, South Extension, Vasant Kunj
Goa: Anjuna, Calangute, Canacona, Candolim, Mapusa, Margao, Mormugao, Panaji, Ponda, Vasco da Gama
Gujarat: Ahmedabad, Anand, Ankleshwar, Bharuch, Bhavnagar, Bhuj, Gandhidham, Gandhinagar, Jamnagar, Junagadh, Mehsana, Morbi, Nadiad, Navsari,
  Porbandar, Rajkot, Surat, Surendranagar, Vadodara, Valsad, Vapi
Haryana: Ambala, Bahadurgarh, Bhiwani, Faridabad, Gurugram, Hisar, Karnal, Kurukshetra, Manesar, Panchkula, Panipat, Rewari, Rohtak, Sirsa,
  Sonipat, Yamunanagar
Himachal Pradesh: Baddi, Bilaspur, Chamba, Dalhousie, Dharamshala, Hamirpur, Kullu, Manali, Mandi, Palampur, Shimla, Solan, Una
Jammu and Kashmir: Anantnag, Baramulla, Gulmarg, Jammu, Kathua, Katra, Pahalgam, Sopore, Srinagar, Udhampur
Jharkhand: Bokaro Steel City, Deoghar, Dhanbad, Giridih, Hazaribagh, Jamshedpur, Ramgarh, Ranchi
Karnataka: Ballari, Belagavi, Bengaluru, Bidar, Chikkamagaluru, Davanagere, Gadag, Hassan, Hosapete, Hubballi, Kalaburagi, Karwar, Kolar,
  Madikeri, Mandya, Mangaluru, Mysuru, Raichur, Shivamogga, Tumakuru, Udupi, Vijayapura
Kerala: Alappuzha, Idukki, Kannur, Kasaragod, Kochi, Kollam, Kottayam, Kozhikode, Malappuram, Munnar, Palakkad, Pathanamthitta,
  Thiruvananthapuram, Thrissur, Varkala, Wayanad
Ladakh: Diskit, Kargil, Leh, Nubra
Lakshadweep: Agatti, Kavaratti, Minicoy
Madhya Pradesh: Bhopal, Burhanpur, Chhindwara, Dewas, Gwalior, Indore, Jabalpur, Katni, Khajuraho, Khandwa, Mandsaur, Morena, Neemuch, Ratlam,
  Rewa, Sagar, Satna, Singrauli, Ujjain, Vidisha
Maharashtra: Ahilyanagar, Akola, Alibag, Amravati, Chandrapur, Chhatrapati Sambhajinagar, Dhule, Jalgaon, Kalyan-Dombivli, Kolhapur, Latur,
  Lonavala, Mahabaleshwar, Malegaon, Mira-Bhayandar, Mumbai, Nagpur, Nanded, Nashik, Navi Mumbai, Panvel, Pimpri-Chinchwad, Pune, Ratnagiri,
  Sangli, Satara, Shirdi, Solapur, Thane, Vasai-Virar
Manipur: Bishnupur, Churachandpur, Imphal, Thoubal, Ukhrul
Meghalaya: Cherrapunji, Dawki, Jowai, Nongpoh, Shillong, Tura
Mizoram: Aizawl, Champhai, Kolasib, Lunglei, Serchhip
Nagaland: Dimapur, Kohima, Mokokchung, Tuensang, Wokha
Odisha: Balasore, Baripada, Berhampur, Bhubaneswar, Cuttack, Jharsuguda, Konark, Paradip, Puri, Rourkela, Sambalpur
Puducherry: Karaikal, Mahe, Puducherry, Yanam
Punjab: Amritsar, Barnala, Bathinda, Firozpur, Hoshiarpur, Jalandhar, Khanna, Ludhiana, Moga, Mohali, Pathankot, Patiala, Phagwara, Sangrur,
  Zirakpur
Rajasthan: Ajmer, Alwar, Barmer, Beawar, Bharatpur, Bhilwara, Bikaner, Bundi, Chittorgarh, Jaipur, Jaisalmer, Jodhpur, Kota, Mount Abu, Nagaur,
  Pali, Pushkar, Ranthambore, Sikar, Sri Ganganagar, Udaipur
Sikkim: Gangtok, Gyalshing, Lachung, Mangan, Namchi, Pelling
Tamil Nadu: Chennai, Coimbatore, Cuddalore, Dindigul, Erode, Hosur, Kanchipuram, Kanyakumari, Karur, Kodaikanal, Kumbakonam, Madurai, Nagercoil,
  Namakkal, Ooty, Rameswaram, Salem, Sivakasi, Thanjavur, Thoothukudi, Tiruchirappalli, Tirunelveli, Tiruppur, Tiruvannamalai, Vellore
Telangana: Adilabad, Cyberabad, Hyderabad, Karimnagar, Khammam, Mahabubnagar, Nalgonda, Nizamabad, Ramagundam, Secunderabad, Siddipet,
  Suryapet, Warangal
Tripura: Agartala, Ambassa, Dharmanagar, Kailashahar, Udaipur
Uttar Pradesh: Agra, Aligarh, Ayodhya, Bareilly, Bijnor, Etawah, Firozabad, Ghaziabad, Gorakhpur, Greater Noida, Hapur, Jhansi, Kanpur, Lucknow,
  Mathura, Meerut, Mirzapur, Moradabad, Muzaffarnagar, Noida, Prayagraj, Rampur, Saharanpur, Shahjahanpur, Varanasi, Vrindavan
Uttarakhand: Almora, Dehradun, Haldwani, Haridwar, Kashipur, Kedarnath, Mussoorie, Nainital, Pithoragarh, Rishikesh, Roorkee, Rudrapur
West Bengal: Asansol, Bardhaman, Darjeeling, Digha, Durgapur, Haldia, Howrah, Jalpaiguri, Kalimpong, Kharagpur, Kolkata, Malda, Salt Lake,
  Siliguri
`;
