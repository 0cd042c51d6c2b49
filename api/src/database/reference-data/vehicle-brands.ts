/** The brands of each category; a brand may be in several. `[in]` and `[ae]`: sold only in that country. */
export const vehicleBrands = `
Cars: Abarth, Acura [ae], Alfa Romeo [ae], Audi, BAIC [ae], Bestune [ae], BMW, BYD, Buick [ae], Cadillac [ae], Changan [ae], Chery [ae],
  Chevrolet, Chrysler [ae], Citroën, Cupra [ae], Dodge [ae], Exeed [ae], Fiat, Force [in], Ford, GAC [ae], Geely [ae], Genesis [ae], GMC [ae],
  Great Wall [ae], Haval [ae], Honda, Hongqi [ae], Hyundai, Infiniti [ae], Isuzu, JAC [ae], Jaecoo [ae], Jaguar, Jeep, Jetour [ae], Kaiyi [ae],
  Kia, Land Rover, Lexus, Lincoln [ae], Mahindra, Maruti Suzuki [in], Maxus [ae], Mazda [ae], Mercedes-Benz, MG, MINI, Mitsubishi, Nissan, Omoda [ae],
  Opel [ae], Peugeot [ae], Polestar [ae], Porsche, RAM [ae], Renault, Rox [ae], Skoda, Soueast [ae], SsangYong [ae], Subaru [ae], Suzuki [ae],
  Tank [ae], Tata, Tesla, Toyota, VinFast, Volkswagen, Volvo, Zeekr [ae]
Luxury cars: Aston Martin, Audi, Bentley, BMW, Bugatti [ae], Cadillac [ae], Ferrari, Genesis [ae], GMC [ae], Jaguar, Lamborghini, Land Rover,
  Lexus, Lincoln [ae], Lotus, Maserati, Maybach, McLaren, Mercedes-Benz, Pagani [ae], Porsche, Rolls-Royce, Tesla, Toyota, Volvo
Vans and minibuses: Force [in], Ford, Foton [ae], GMC [ae], Hyundai, Isuzu, Kia, King Long [ae], Mahindra, Maruti Suzuki [in], Maxus [ae],
  Mercedes-Benz, Nissan, Peugeot [ae], Renault, Tata, Toyota, Volkswagen
Buses: Ashok Leyland, BharatBenz [in], Eicher [in], Force [in], Golden Dragon [ae], Higer [ae], King Long [ae], MAN, Mercedes-Benz, Mitsubishi Fuso [ae],
  Scania, SML Isuzu [in], Tata, Toyota, Volvo, Yutong [ae], Zhongtong [ae]
Trucks: Ashok Leyland, BharatBenz [in], DAF [ae], Eicher [in], Foton [ae], Hino [ae], Howo [ae], Isuzu, Iveco [ae], Mahindra, MAN, Mercedes-Benz,
  Mitsubishi Fuso [ae], Renault Trucks [ae], Scania, Tata, UD Trucks [ae], Volvo
Motorcycles: Aprilia, Ather [in], Bajaj, Benelli, BMW Motorrad, CFMoto, Ducati, Harley-Davidson, Hero, Honda, Husqvarna, Indian Motorcycle, Jawa [in],
  Kawasaki, KTM, Moto Guzzi, Moto Morini, Ola Electric [in], Piaggio, Royal Enfield, Suzuki, TVS, Triumph, Ultraviolette [in], Vespa, Yamaha,
  Yezdi [in]
Bicycles: Bianchi, BTwin, Cannondale, Cube, Firefox [in], Giant, Hero Cycles [in], Merida, Ninebot, Scott, Specialized, Trek, Xiaomi
Desert and off-road: Arctic Cat, Can-Am, CFMoto, Honda, Kawasaki, KTM, Polaris, Suzuki, Yamaha
Boats and yachts: Azimut, Bayliner, Beneteau, Boston Whaler, Ferretti, Gulf Craft, Jeanneau, Kawasaki, Lagoon, Majesty, Princess, Sea Ray, Sea-Doo,
  Sunseeker, Yamaha
Campers and caravans: Adria, Fiat, Force [in], Ford, Hymer, Jayco, Knaus, Mercedes-Benz, Tata [in], Toyota, Volkswagen
Auto-rickshaws [in]: Atul, Bajaj, Mahindra, Piaggio, TVS
`;
