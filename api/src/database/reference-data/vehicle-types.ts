/** Each category of vehicles with its types. */
export const vehicleTypes = `
Cars: Sedan, Hatchback, SUV, Compact SUV, Large SUV, Crossover, MPV, Estate, Coupe, Convertible, Pickup truck, Jeep
Luxury cars: Luxury sedan, Luxury SUV, Luxury coupe, Luxury convertible, Sports car, Supercar, Limousine
Vans and minibuses: Passenger van, Minibus, Luxury van, Cargo van, Long cargo van, Refrigerated van
Buses: Coach, City bus, School bus, Luxury coach, Sleeper coach [in]
Trucks: Light truck, Box truck, Flatbed truck, Refrigerated truck, Recovery truck, Tipper truck
Motorcycles: Cruiser, Sports motorcycle, Naked motorcycle, Adventure motorcycle, Touring motorcycle, Commuter motorcycle, Scooter,
  Electric scooter
Bicycles: City bicycle, Mountain bicycle, Road bicycle, Electric bicycle, Kick scooter
Desert and off-road: Dune buggy, Quad bike, Side-by-side, Off-road motorcycle
Boats and yachts: Yacht, Speedboat, Catamaran, Sailing boat, Fishing boat, Jet ski, Houseboat
Campers and caravans: Campervan, Motorhome, Caravan
Auto-rickshaws [in]: Auto-rickshaw, Electric rickshaw, Goods carrier
`;
