const COLOURS =
  'White, Black, Silver, Grey, Blue, Red, Green, Brown, Beige, Gold, Yellow, Orange, Purple, Two-tone';
const FUELS = 'Petrol, Diesel, Hybrid, Plug-in hybrid, Electric, CNG';
const GEARS = 'Automatic, Manual, CVT, Dual clutch';

/** Specifications that a vehicle of the fleet has, too. */
export const colourSpec = 'Body colour';
export const seatsSpec = 'Seats';

const road = `
Transmission: ${GEARS}
Fuel type: ${FUELS}
${colourSpec}: ${COLOURS}
Horsepower: Up to 75, 76–100, 101–150, 151–200, 201–300, 301–400, 401–500, 501–600, Over 600
`;

const car = `${road}
${seatsSpec}: 2, 3, 4, 5, 6, 7, 8, 9
Doors: 2, 3, 4, 5
Engine capacity: Electric, Up to 1.0 L, 1.1–1.5 L, 1.6–2.0 L, 2.1–2.5 L, 2.6–3.0 L, 3.1–4.0 L, 4.1–5.0 L, Over 5.0 L
Drive: Front-wheel drive, Rear-wheel drive, All-wheel drive, Four-wheel drive
Luggage: None, 1 bag, 2 bags, 3 bags, 4 bags, 5 bags or more
`;

/** The specifications of each category; every type of the category has them. */
export const vehicleSpecs: Readonly<Record<string, string>> = {
  Cars: car,
  'Luxury cars': `${car}
Interior colour: Black, Beige, Brown, Red, White, Grey, Blue, Tan
`,
  'Vans and minibuses': `${road}
${seatsSpec}: 2, 3, 5, 7, 8, 9, 11, 12, 14, 15, 17, 20, 26
Doors: 3, 4, 5
Roof height: Standard, Medium, High
Load volume: None, Up to 5 m³, 6–10 m³, 11–15 m³, Over 15 m³
`,
  Buses: `${road}
${seatsSpec}: 22, 26, 29, 30, 33, 35, 40, 45, 49, 50, 53, 60, 66
Doors: 1, 2, 3
Luggage: Overhead racks, Under-floor hold, Both
`,
  Trucks: `${road}
Payload: Up to 1 t, 1–3 t, 3–5 t, 5–10 t, Over 10 t
Axles: 2, 3, 4, 5 or more
${seatsSpec}: 2, 3, 5, 6
`,
  Motorcycles: `
Transmission: Manual, Automatic, Quick-shifter
Fuel type: Petrol, Electric
Engine capacity: Electric, Up to 110 cc, 111–150 cc, 151–250 cc, 251–400 cc, 401–650 cc, 651–1000 cc, Over 1000 cc
${seatsSpec}: 1, 2
${colourSpec}: ${COLOURS}
Licence needed: Motorcycle licence, Scooter licence, None
`,
  Bicycles: `
Frame size: Kids, Small, Medium, Large, Extra large
Gears: Single speed, 3–7, 8–14, 15–21, Over 21
Power: Pedals, Electric assist, Electric
${colourSpec}: ${COLOURS}
`,
  'Desert and off-road': `
Transmission: Manual, Automatic
Fuel type: Petrol, Electric
Engine capacity: Electric, Up to 250 cc, 251–450 cc, 451–700 cc, 701–1000 cc, Over 1000 cc
${seatsSpec}: 1, 2, 4, 6
Drive: Two-wheel drive, Four-wheel drive
${colourSpec}: ${COLOURS}
`,
  'Boats and yachts': `
Length: Up to 20 ft, 21–35 ft, 36–50 ft, 51–70 ft, 71–100 ft, Over 100 ft
Guests: 1–2, 3–6, 7–10, 11–15, 16–25, 26–50, Over 50
Cabins: None, 1, 2, 3, 4, 5 or more
Engine: Outboard, Inboard, Jet, Sail, Electric
Crew: Without crew, Captain, Captain and crew
${colourSpec}: ${COLOURS}
`,
  'Campers and caravans': `
Transmission: Automatic, Manual, Towed
Fuel type: Petrol, Diesel, Electric, None
Berths: 2, 3, 4, 5, 6, 7
Length: Up to 5 m, 5–6 m, 6–7 m, Over 7 m
${colourSpec}: ${COLOURS}
`,
  'Auto-rickshaws': `
Fuel type: Petrol, Diesel, CNG, LPG, Electric
${seatsSpec}: 1, 3, 4, 6
${colourSpec}: Black and yellow, Green and yellow, Yellow, Green, Blue, White
`,
};
